import {useRouteLoaderData} from '@remix-run/react';
import house from 'lucide-static/icons/house.svg?drawing';
import logOut from 'lucide-static/icons/log-out.svg?drawing';
import mapPin from 'lucide-static/icons/map-pin.svg?drawing';
import pack from 'lucide-static/icons/package.svg?drawing';
import {Fragment, type ReactNode} from 'react';
import {clearDraft} from '~/forms/leasing-draft';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {DrawnIcon, Icon} from '~/ui/Icon';
import {Logo} from '~/ui/Logo';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {useBrand} from '../site/site-facts';
import {useWishlist} from '../wishlist/wishlist-context';
import {useAccount} from './use-account';

interface AccountLayoutProps {
  /** The current navigation entry; a single order belongs to `orders`. */
  current: AccountEntry;
  title: string;
  lead?: ReactNode;
  /** Breadcrumb entries between 'Mein Konto' and this page. */
  breadcrumb?: {title: string; href: string}[];
  /** An error that concerns the page as a whole. */
  alert?: string | null;
  children: ReactNode;
}

/** Layout `account`: navigation, sign-out and help around a page. */
export function AccountLayout(props: AccountLayoutProps) {
  const {current, title, lead, breadcrumb = [], alert = null, children} = props;
  const t = useTranslate();
  const href = useHref();
  const overview = current === 'overview';
  return (
    <div className="page-width pb-18 print:pb-0">
      {/* Printed pages have no header. */}
      <p className="mb-6 hidden print:block">
        <Logo label={useBrand()} />
      </p>
      <PageBreadcrumb
        items={[
          ...(overview ? [] : [{title: t('account.title'), href: href('account')}]),
          ...breadcrumb,
          {title},
        ]}
      />
      {alert && (
        <div className="mb-5">
          <Alert kind="danger">{alert}</Alert>
        </div>
      )}
      {/* On phones the sign-out button fills the last cell of the two-column navigation. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[220px_minmax(0,1fr)_auto] lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[264px_minmax(0,1fr)_auto]">
        <header className="contents">
          <div className="min-w-0 wrap-anywhere sm:mb-1.5 lg:col-span-2">
            <h1>{title}</h1>
            {lead && <p className="mt-1.5 text-[1.0625rem] text-ink-600">{lead}</p>}
          </div>
          <form
            method="post"
            action={href('logout')}
            // On a shared computer the next visitor must not find this visitor's input.
            onSubmit={clearDraft}
            className="self-end max-sm:col-start-1 max-sm:row-start-2 max-sm:grid max-sm:w-[calc(50%-2px)] max-sm:justify-self-end sm:mb-1.5 print:hidden max-[22.5rem]:[&_svg]:hidden"
          >
            <Button variant="secondary" size="small">
              <DrawnIcon drawing={logOut} size={20} />
              {t('accountPages.nav.logout')}
            </Button>
          </form>
        </header>
        <AccountNav current={current} />
        <div className="min-w-0 sm:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:ml-2 xl:ml-8">
          {children}
        </div>
        <AccountHelp />
      </div>
    </div>
  );
}

type AccountEntry = 'overview' | 'orders' | 'addresses' | 'profile';

/** The account pages and the wishlist. */
function AccountNav({current}: {current: AccountEntry}) {
  const t = useTranslate();
  const href = useHref();
  const {orders} = useAccount();
  const {numbers} = useWishlist();
  const entries = [
    {name: 'overview', page: 'account', icon: <DrawnIcon drawing={house} size={20} />},
    {name: 'orders', page: 'orders', icon: <DrawnIcon drawing={pack} size={20} />, count: orders},
    {
      name: 'wishlist',
      page: 'wishlist',
      icon: <Icon name="heart" size={20} />,
      count: numbers.length,
    },
    {name: 'addresses', page: 'addresses', icon: <DrawnIcon drawing={mapPin} size={20} />},
    {name: 'profile', page: 'profile', icon: <Icon name="user" size={20} />},
  ] as const;
  return (
    <nav
      aria-label={t('accountPages.nav.label')}
      className="max-sm:col-start-1 max-sm:row-start-2 sm:col-span-2 lg:col-span-1 print:hidden"
    >
      <ul className="grid grid-cols-2 flex-wrap gap-1 sm:-mx-2 sm:flex sm:gap-0.5 lg:mx-0 lg:flex-col max-[22.5rem]:[&_svg]:hidden">
        {entries.map(({name, page, icon, ...entry}) => (
          <li key={name}>
            <a
              href={href(page)}
              className="flex min-h-11 items-center gap-2 rounded-control border-stahl-200 px-3 text-label leading-[1.3] font-label transition-colors hover:bg-reseda-50 aria-[current]:bg-reseda-100 max-sm:border max-sm:px-2 max-[22.5rem]:gap-1.5 max-[22.5rem]:text-small/[1.3] lg:min-h-12.5 lg:gap-3 lg:text-body/[1.3]"
              aria-current={name === current ? 'page' : undefined}
            >
              {icon}
              {t(`accountPages.nav.${name}`)}
              {'count' in entry && Boolean(entry.count) && (
                <span className="ml-auto text-small text-ink-500 nums">{entry.count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Loaded by the root route. */
interface Help {
  hoursNote: string;
  phone: {label: string; href: string} | null;
}

/** The shop's phone number and hours for questions about an order; renders nothing without a number. */
function AccountHelp() {
  const t = useTranslate();
  const help = useRouteLoaderData<{help: Help | null}>('root')?.help;
  if (!help?.phone) return null;
  return (
    <aside
      className="self-start rounded-panel bg-stahl-50 p-5 text-label leading-normal sm:col-span-2 lg:col-span-1 print:break-inside-avoid"
      aria-labelledby="account-help"
    >
      <h2 id="account-help" className="text-label leading-normal plain-heading">
        {t('accountPages.nav.helpTitle')}
      </h2>
      {help.hoursNote && (
        <p className="mt-0.5 text-ink-600">
          {/* Keeps the hours of a day on one line. */}
          {help.hoursNote.split(/(?<=,) /).map((part) => (
            <Fragment key={part}>
              <span className="inline-block">{part}</span>{' '}
            </Fragment>
          ))}
        </p>
      )}
      <p className="mt-1.5">
        <a href={help.phone.href} className="py-1 link">
          {help.phone.label}
        </a>
      </p>
    </aside>
  );
}
