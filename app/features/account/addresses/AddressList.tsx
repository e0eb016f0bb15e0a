import mapPin from 'lucide-static/icons/map-pin.svg?drawing';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {DrawnIcon} from '~/ui/DrawnIcon';
import {Icon} from '~/ui/Icon';
import {addressQuery} from './address-task';
import type {AddressView} from './address-view';
import {AddressCard} from './AddressCard';

/** All addresses, the default one first, or an invitation to write the first one. */
export function AddressList({addresses}: {addresses: AddressView[]}) {
  const t = usePageTranslate();
  const href = useHref();
  const add = (
    <ButtonLink
      variant={addresses.length > 0 ? 'secondary' : 'primary'}
      href={href('addresses') + addressQuery({name: 'new'})}
    >
      <Icon name="plus" size={20} />
      {t('accountPages.addresses.add')}
    </ButtonLink>
  );
  if (addresses.length === 0) {
    return (
      <div className="grid justify-items-center gap-4 rounded-panel border border-stahl-200 px-6 py-12 text-center">
        <span className="text-reseda-500">
          <DrawnIcon drawing={mapPin} size={32} />
        </span>
        <div>
          <h2 className="text-h3">{t('accountPages.addresses.none')}</h2>
          <p className="mt-1 text-balance text-ink-600">{t('accountPages.addresses.noneLead')}</p>
        </div>
        {add}
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5 md:grid-cols-2">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
      </ul>
      <div>{add}</div>
    </div>
  );
}
