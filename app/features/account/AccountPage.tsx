import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Breadcrumb} from '~/ui/Breadcrumb';
import {Button} from '~/ui/Button';
import type {CustomerView} from './account-view';

interface AccountPageProps {
  customer: CustomerView;
  /** Why signing out has failed. */
  alert: string | null;
}

/** 'Mein Konto': who is signed in, and the way out. */
export function AccountPage({customer, alert}: AccountPageProps) {
  const t = useTranslate();
  const href = useHref();
  const {name, email, acceptsMarketing, since} = customer;
  return (
    <div className="page-width pb-16">
      <Breadcrumb
        label={t('product.breadcrumb.label')}
        items={[
          {title: t('product.breadcrumb.home'), href: href('home')},
          {title: t('account.title')},
        ]}
      />
      <header className="mb-7.5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{t('account.title')}</h1>
          <p className="mt-1.5 text-[17px] text-ink-600">
            {since
              ? t('account.greetingSince', {name, month: since})
              : t('account.greeting', {name})}
          </p>
        </div>
        <form method="post" action={href('logout')}>
          <Button variant="secondary" size="small">
            {t('account.logout')}
          </Button>
        </form>
      </header>
      {alert && (
        <div className="mb-5">
          <Alert kind="danger">{alert}</Alert>
        </div>
      )}
      <section className="max-w-[640px] rounded-panel border border-stahl-200 px-6 py-5.5">
        <h2 className="text-h3">{t('account.profile.title')}</h2>
        <dl className="mt-2.5">
          <Detail term={t('account.profile.name')} value={name} />
          {email && <Detail term={t('account.profile.email')} value={email} />}
          <Detail
            term={t('account.profile.news')}
            value={t(acceptsMarketing ? 'account.profile.wanted' : 'account.profile.unwanted')}
          />
        </dl>
      </section>
    </div>
  );
}

function Detail({term, value}: {term: string; value: string}) {
  return (
    <div className="grid gap-x-4 py-1.25 text-label sm:grid-cols-[180px_1fr]">
      <dt className="text-ink-500">{term}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
