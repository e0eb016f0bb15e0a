import {useRouteLoaderData} from '@remix-run/react';
import {Fragment} from 'react';
import {usePageTranslate} from '~/i18n/PageMessages';

/** What the site's config says, as the root has loaded it. */
interface Site {
  hoursNote: string;
  phone: {label: string; href: string} | null;
}

/** Whom to ask about an order, and when; nothing without a phone number. */
export function AccountHelp() {
  const t = usePageTranslate();
  const site = useRouteLoaderData<{site: Site | null}>('root')?.site;
  if (!site?.phone) return null;
  return (
    <aside
      className="self-start rounded-panel bg-stahl-50 p-4.5 text-label/normal sm:col-span-2 lg:col-span-1 print:break-inside-avoid"
      aria-labelledby="account-help"
    >
      <h2 id="account-help" className="text-label/normal plain-heading">
        {t('accountPages.nav.helpTitle')}
      </h2>
      {site.hoursNote && (
        <p className="mt-0.5 text-ink-600">
          {/* Hours of a day stay in one line. */}
          {site.hoursNote.split(/(?<=,) /).map((part) => (
            <Fragment key={part}>
              <span className="inline-block">{part}</span>{' '}
            </Fragment>
          ))}
        </p>
      )}
      <p className="mt-1.5">
        <a href={site.phone.href} className="py-1 link">
          {site.phone.label}
        </a>
      </p>
    </aside>
  );
}
