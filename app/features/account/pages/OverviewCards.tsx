import type {ReactNode} from 'react';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import type {CustomerView} from '../account-view';
import {EmailText} from './EmailText';
import {Panel} from './Panel';

/** Name, e-mail address and whether news are wanted. */
export function DetailsCard({customer}: {customer: CustomerView}) {
  const t = usePageTranslate();
  const href = useHref();
  const {name, email, acceptsMarketing} = customer;
  const news = acceptsMarketing ? 'wanted' : 'unwanted';
  return (
    <Panel title={t('accountPages.overview.details')} size="small">
      <div className="px-4 pb-4 md:px-6">
        <dl>
          <Detail term={t('accountPages.overview.name')} value={name} />
          {email && (
            <Detail term={t('accountPages.overview.email')} value={<EmailText email={email} />} />
          )}
          <Detail
            term={t('accountPages.overview.news')}
            value={t(`accountPages.overview.${news}`)}
          />
        </dl>
        <CardLink href={href('profile')} label={t('accountPages.overview.edit')} />
      </div>
    </Panel>
  );
}

/** Where parcels go unless told otherwise; `lines` is empty without an address, `null` while nobody can tell. */
export function AddressCard({lines}: {lines: string[] | null}) {
  const t = usePageTranslate();
  const href = useHref();
  const way = lines?.length === 0 ? 'addAddress' : 'manageAddresses';
  return (
    <Panel title={t('accountPages.overview.address')} size="small">
      <div className="px-4 pb-4 text-label/[1.55] md:px-6">
        {lines && lines.length > 0 ? (
          <AddressLines lines={lines} />
        ) : (
          <p className="text-ink-600">
            {t(`accountPages.overview.${lines ? 'noAddress' : 'addressUnavailable'}`)}
          </p>
        )}
        <CardLink href={href('addresses')} label={t(`accountPages.overview.${way}`)} />
      </div>
    </Panel>
  );
}

/** An address, line by line. */
export function AddressLines({lines}: {lines: string[]}) {
  return (
    <address className="wrap-anywhere">
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </address>
  );
}

function CardLink({href, label}: {href: string; label: string}) {
  return (
    <p className="mt-2">
      <a href={href} className="inline-block py-2 text-label font-label link">
        {label}
      </a>
    </p>
  );
}

function Detail({term, value}: {term: string; value: ReactNode}) {
  return (
    <div className="grid gap-x-4 py-1.25 text-label/[1.4] sm:max-md:grid-cols-[180px_1fr] xl:grid-cols-[180px_1fr]">
      <dt className="text-ink-500">{term}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
