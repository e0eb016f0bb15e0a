import {EmailField} from '~/forms/FormField';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {PageId} from '~/forms/PageId';
import {RequiredNote} from '~/forms/FieldFrame';
import type {FormAnswer} from '~/forms/submission';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {PrivacyField} from '../site/PrivacyField';
import {AccountFormFrame, NameFields, NewPasswordFields, NewsletterField} from './AccountFormFrame';

interface RegisterPageProps {
  answer: FormAnswer | null;
  /** Whether the newsletter is offered. */
  newsletter: boolean;
}

export function RegisterPage({answer, newsletter}: RegisterPageProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <AccountFormFrame
      title={t('accountPages.register.title')}
      lead={t('accountPages.register.lead')}
    >
      <RegisterForm answer={answer} newsletter={newsletter} />
      <p className="border-t border-stahl-200 pt-5">
        {t('accountPages.register.known')}{' '}
        <a className="link" href={href('login')}>
          {t('accountPages.register.login')}
        </a>
      </p>
    </AccountFormFrame>
  );
}

const schema = () => import('./account-schemas').then(({registerSchema}) => registerSchema);

function RegisterForm({answer, newsletter}: RegisterPageProps) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, box, summary, button} = usePostedForm({id: 'register', answer, schema});
  return (
    <form {...form} action={href('register')} className="grid gap-5">
      <ErrorSummary {...summary} title={t('accountPages.summary')} />
      <RequiredNote />
      <PageId />
      <NameFields field={field} />
      <EmailField {...field('email')} label={t('accountPages.person.email')} />
      <NewPasswordFields field={field} which="first" />
      <div className="grid gap-1">
        {newsletter && <NewsletterField {...box('acceptsMarketing')} />}
        <PrivacyField {...box('privacy')} messages="accountPages.register.privacy" />
      </div>
      <Button variant="primary" full {...button}>
        {t('accountPages.register.submit')}
      </Button>
    </form>
  );
}
