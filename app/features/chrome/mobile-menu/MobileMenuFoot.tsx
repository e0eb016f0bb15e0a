import {useHref, useTranslate} from '~/i18n/use-language';
import {Icon, type IconName} from '~/ui/Icon';
import type {MessageKey} from '~/i18n/messages';
import type {PageName} from '~/pages';
import {ContentLink} from '../../story/EditorLinks';
import type {ChromeData} from '../load-chrome.server';

/** The visitor's own pages. */
const ownPages: readonly {page: PageName; icon: IconName; label: MessageKey}[] = [
  {page: 'account', icon: 'user', label: 'account.title'},
  {page: 'wishlist', icon: 'heart', label: 'wishlist.title'},
];

const row = 'flex min-h-11 items-center gap-2';

/** The links of the top bar, which has no room for them on narrow screens. */
export function MobileTopLinks({site}: {site: ChromeData['site']}) {
  const links = site?.topNavigation ?? [];
  if (links.length === 0) return null;
  return (
    <ul className="mt-4">
      {links.map(({id, label, link}) => (
        <li key={id}>
          <ContentLink link={link} className="flex min-h-11 items-center text-ink-600">
            {label}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

/** What stands below every level of the mobile menu: the visitor's own pages, phone and hours. */
export function MobileMenuFoot({site}: {site: ChromeData['site']}) {
  const t = useTranslate();
  const href = useHref();
  const {phone = null, hoursNote = ''} = site ?? {};
  return (
    <div className="grid flex-none grid-cols-[auto_1fr] gap-x-6 gap-y-1 bg-stahl-50 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] text-label font-label">
      {ownPages.map(({page, icon, label}) => (
        <a key={page} className={row} href={href(page)}>
          <Icon name={icon} />
          {t(label)}
        </a>
      ))}
      {phone && (
        <a className={row} href={phone.href}>
          <Icon name="phone" size={20} />
          {phone.label}
        </a>
      )}
      {hoursNote && (
        <p className={`col-span-2 ${row}`}>
          <Icon name="clock" size={20} />
          {hoursNote}
        </p>
      )}
    </div>
  );
}
