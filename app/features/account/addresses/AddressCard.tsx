import circleCheck from 'lucide-static/icons/circle-check.svg?drawing';
import pencil from 'lucide-static/icons/pencil.svg?drawing';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {DrawnIcon} from '~/ui/DrawnIcon';
import {Icon} from '~/ui/Icon';
import {addressQuery} from './address-task';
import type {AddressView} from './address-view';
import {AddressLines} from './AddressLines';

const ACTION =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-label font-label underline decoration-ink-400 underline-offset-3 hover:bg-stahl-100';

/** One address of the book and what can be done with it. */
export function AddressCard({address}: {address: AddressView}) {
  const t = usePageTranslate();
  const addresses = useHref()('addresses');
  const {id, short, isDefault} = address;
  const to = (name: 'edit' | 'delete' | 'default') => addresses + addressQuery({name, id});
  const which = <span className="sr-only"> {short}</span>;
  return (
    <li className="flex flex-col gap-4 rounded-panel border border-stahl-200 px-6 pt-5.5 pb-3.5">
      <div className="grid flex-1 content-start gap-2.5">
        {isDefault && (
          <p className="flex items-center gap-2 text-small font-label text-gruen">
            <DrawnIcon drawing={circleCheck} size={16} />
            {t('accountPages.addresses.default')}
          </p>
        )}
        <AddressLines address={address} />
      </div>
      <div className="border-t border-stahl-200 pt-2.5">
        <div className="-mx-2 flex flex-wrap gap-x-1">
          <a href={to('edit')} className={ACTION}>
            <DrawnIcon drawing={pencil} size={16} />
            {t('accountPages.addresses.edit')}
            {which}
          </a>
          <a href={to('delete')} className={ACTION}>
            <Icon name="trash-2" size={16} />
            {t('accountPages.addresses.delete')}
            {which}
          </a>
          {!isDefault && (
            <form method="post" action={to('default')}>
              <button type="submit" className={ACTION}>
                {t('accountPages.addresses.makeDefault')}
                {which}
              </button>
            </form>
          )}
        </div>
      </div>
    </li>
  );
}
