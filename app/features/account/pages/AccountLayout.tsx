import logOut from 'lucide-static/icons/log-out.svg?drawing';
import type {ReactNode} from 'react';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {DrawnIcon} from '~/ui/DrawnIcon';
import {Logo} from '~/ui/Logo';
import {forgetInTab} from '~/forms/kept-in-tab';
import {Way} from '../../navigation/Way';
import {useBrand} from '../../site/site-facts';
import {AccountHelp} from './AccountHelp';
import {AccountNav, type AccountPlace} from './AccountNav';

interface AccountLayoutProps {
  /** Where in the account this is; one order belongs to `orders`. */
  current: AccountPlace;
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  /** Pages between 'Mein Konto' and this one. */
  trail?: {title: string; href: string}[];
  /** Why something asked of the whole account has failed. */
  alert?: string | null;
  children: ReactNode;
}

/** Layout `account`: the account's navigation, help and the way out around a page. Needs `PageMessages`. */
export function AccountLayout(props: AccountLayoutProps) {
  const {current, title, lead, trail = [], alert = null, children} = props;
  const t = useTranslate();
  const tPage = usePageTranslate();
  const href = useHref();
  const overview = current === 'overview';
  return (
    <div className="page-width pb-18 print:pb-0">
      {/* On paper nothing else says whose it is. */}
      <p className="mb-6 hidden print:block">
        <Logo label={useBrand()} />
      </p>
      <Way
        items={[
          ...(overview ? [] : [{title: t('account.title'), href: href('account')}]),
          ...trail,
          {title},
        ]}
      />
      {alert && (
        <div className="mb-5">
          <Alert kind="danger">{alert}</Alert>
        </div>
      )}
      {/* On a phone the way out is the sixth field of the navigation's two columns. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[220px_minmax(0,1fr)_auto] lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[264px_minmax(0,1fr)_auto]">
        <header className="contents">
          <div className="min-w-0 wrap-anywhere sm:mb-1.5 lg:col-span-2">
            <h1>{title}</h1>
            {lead && <p className="mt-1.5 text-[17px] text-ink-600">{lead}</p>}
          </div>
          <form
            method="post"
            action={href('logout')}
            // On a shared machine the next visitor must not find what this one has typed.
            onSubmit={forgetInTab}
            className="self-end max-sm:col-start-1 max-sm:row-start-2 max-sm:grid max-sm:w-[calc(50%-2px)] max-sm:justify-self-end sm:mb-1.5 print:hidden max-[359px]:[&_svg]:hidden"
          >
            <Button variant="secondary" size="small">
              <DrawnIcon drawing={logOut} size={20} />
              {tPage('accountPages.nav.logout')}
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
