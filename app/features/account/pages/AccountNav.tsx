import {useRouteLoaderData} from '@remix-run/react';
import house from 'lucide-static/icons/house.svg?drawing';
import mapPin from 'lucide-static/icons/map-pin.svg?drawing';
import pack from 'lucide-static/icons/package.svg?drawing';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {DrawnIcon} from '~/ui/DrawnIcon';
import {Icon} from '~/ui/Icon';
import {useAccount} from '../use-account';

export type AccountPlace = 'overview' | 'orders' | 'addresses' | 'profile';

/** The pages of the account, and the Merkzettel beside them. */
export function AccountNav({current}: {current: AccountPlace}) {
  const t = usePageTranslate();
  const href = useHref();
  const {orders} = useAccount();
  const wishes = useRouteLoaderData<{wishlist: {ids: string[]}}>('root')?.wishlist.ids.length;
  const entries = [
    {name: 'overview', page: 'account', icon: <DrawnIcon drawing={house} size={20} />},
    {name: 'orders', page: 'orders', icon: <DrawnIcon drawing={pack} size={20} />, count: orders},
    {name: 'wishlist', page: 'wishlist', icon: <Icon name="heart" size={20} />, count: wishes},
    {name: 'addresses', page: 'addresses', icon: <DrawnIcon drawing={mapPin} size={20} />},
    {name: 'profile', page: 'profile', icon: <Icon name="user" size={20} />},
  ] as const;
  return (
    <nav
      aria-label={t('accountPages.nav.label')}
      className="max-sm:col-start-1 max-sm:row-start-2 sm:col-span-2 lg:col-span-1 print:hidden"
    >
      <ul className="grid grid-cols-2 gap-1 sm:-mx-2 sm:flex sm:flex-wrap sm:gap-0.5 lg:mx-0 lg:flex-col max-[359px]:[&_svg]:hidden">
        {entries.map(({name, page, icon, ...entry}) => (
          <li key={name}>
            <a
              href={href(page)}
              className="flex min-h-11 items-center gap-2 rounded-control px-2.5 text-label/tight font-[580] transition-colors hover:bg-reseda-50 aria-[current]:bg-reseda-100 max-sm:border max-sm:border-stahl-200 max-sm:px-2 max-[359px]:gap-1.5 max-[359px]:text-small/tight lg:min-h-12.5 lg:gap-3 lg:px-3.5 lg:text-body/tight forced-colors:aria-[current]:underline"
              aria-current={name === current ? 'page' : undefined}
            >
              {icon}
              {t(`accountPages.nav.${name}`)}
              {'count' in entry && Boolean(entry.count) && (
                <span className="ml-auto text-small text-ink-500 tabular-nums">{entry.count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
