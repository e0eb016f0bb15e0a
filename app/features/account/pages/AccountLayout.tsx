import logOut from 'lucide-static/icons/log-out.svg?drawing';
import type {ReactNode} from 'react';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {DrawnIcon} from '~/ui/DrawnIcon';
import {Way} from '../../navigation/Way';
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
  /** How many orders there are, for the navigation; `null` when unknown. */
  orders?: number | null;
  children: ReactNode;
}

/** Layout `account` (spec §2): the account's navigation, help and the way out around a page. Needs `PageMessages`. */
export function AccountLayout(props: AccountLayoutProps) {
  const {current, title, lead, trail = [], alert = null, orders = null, children} = props;
  const t = useTranslate();
  const tPage = usePageTranslate();
  const href = useHref();
  const overview = current === 'overview';
  return (
    <div className="page-width pb-18">
      <Way
        items={[
          ...(overview ? [] : [{title: t('account.title'), href: href('account')}]),
          ...trail,
          {title},
        ]}
      />
      <header className="mb-7.5 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">{title}</h1>
          {lead && <p className="mt-1.5 text-[17px] text-ink-600">{lead}</p>}
        </div>
        <form method="post" action={href('logout')} className="print:hidden">
          <Button variant="secondary" size="small">
            <DrawnIcon drawing={logOut} size={20} />
            {tPage('accountPages.nav.logout')}
          </Button>
        </form>
      </header>
      {alert && (
        <div className="mb-5">
          <Alert kind="danger">{alert}</Alert>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[264px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <AccountNav current={current} orders={orders} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
        <AccountHelp />
      </div>
    </div>
  );
}
