import {ErrorSummary} from '~/forms/ErrorSummary';
import {EmailField} from '~/forms/FormField';
import type {FormAnswer} from '~/forms/submission';
import {usePostedForm, useFormSubmit} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import {RequestedBike, RequestLayout, ShopPhone, RequestGuard} from '../requests/RequestLayout';
import {PrivacyLink} from '../site/PrivacyField';
import type {BackInStockData} from './back-in-stock.server';

interface BackInStockPageProps extends Omit<BackInStockData, 'messages'> {
  /** Of a signed-in customer, else ''. */
  email: string;
  answer: FormAnswer | null;
}

/** 'Erinnern, wenn wieder da': the form, and the target of the links in its mails. */
export function BackInStockPage({
  state,
  asked: reminderVariant,
  phone,
  ...page
}: BackInStockPageProps) {
  const t = useTranslate();
  const product = reminderVariant && reminderVariant.bike;
  const showsForm = state === 'form' || state === 'expired';
  return (
    <RequestLayout
      title={t('backInStock.title')}
      breadcrumb={product ? [product] : []}
      {...(state === 'form' && {lead: t('backInStock.page.lead')})}
      aside={
        reminderVariant && (
          <RequestedBike bike={reminderVariant.bike} soldOut={!reminderVariant.available}>
            <ShopPhone question={t('backInStock.page.questions')} phone={phone} />
          </RequestedBike>
        )
      }
    >
      <div className="grid justify-items-start gap-6">
        {state === 'expired' && !page.answer && (
          <Alert kind="warning">{t('backInStock.state.expired')}</Alert>
        )}
        {showsForm && <ReminderForm {...page} />}
        {(state === 'join' || state === 'leave') && <LinkForm {...page} use={state} />}
        {(state === 'sent' || state === 'joined' || state === 'left' || state === 'available') && (
          <>
            <Alert kind="success">{t(`backInStock.state.${state}`, {days: page.days})}</Alert>
            {product && (
              <ButtonLink href={product.href} variant="secondary">
                {t('backInStock.page.back')}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </RequestLayout>
  );
}

type FormProps = Pick<
  BackInStockPageProps,
  'answer' | 'email' | 'seal' | 'code' | 'days' | 'number'
>;

/** Asks for the e-mail address, and states what it is used for. */
function ReminderForm({answer, email, seal, days, number}: FormProps) {
  const t = useTranslate();
  const href = useHref();
  const {form, field, summary, button} = usePostedForm({
    id: 'back-in-stock',
    answer,
    ...(email && {initial: {email}}),
    schema: async () => (await import('~/forms/field-schemas')).emailForm,
  });
  return (
    <form
      {...form}
      action={`${href('backInStock')}?variant=${number}`}
      className="grid w-full gap-5"
      aria-label={t('backInStock.title')}
    >
      <RequestGuard seal={seal} answer={answer} summary={summary} />
      <EmailField {...field('email')} label={t('backInStock.page.email')} />
      <div className="text-small text-ink-600">
        <p className="max-w-[62ch]">{t('backInStock.consent', {days})}</p>
        <PrivacyLink belowBox={false} />
      </div>
      <div className="flex max-sm:*:flex-1">
        <Button variant="primary" {...button}>
          {t('backInStock.page.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The one click that a mail's link requires. */
function LinkForm({answer, code, number, days, use}: FormProps & {use: 'join' | 'leave'}) {
  const t = useTranslate();
  const href = useHref();
  const {pending, onSubmit} = useFormSubmit(answer);
  const alerts = answer?.unsent ? [t('errors.unsent')] : (answer?.alerts ?? []);
  return (
    <form
      method="post"
      action={`${href('backInStock')}?variant=${number}&code=${code ?? ''}`}
      onSubmit={onSubmit}
      className="grid justify-items-start gap-5"
    >
      <ErrorSummary answer={answer && {alerts, fields: {}}} idOf={(name) => name} />
      <input type="hidden" name="code" value={code ?? ''} />
      <p className="max-w-[62ch]">{t(`backInStock.state.${use}`, {days})}</p>
      <Button variant="primary" pending={pending}>
        {t(`backInStock.page.${use}`)}
      </Button>
    </form>
  );
}
