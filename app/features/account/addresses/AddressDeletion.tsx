import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import {addressQuery, type AddressTask} from './address-task';
import type {AddressesView} from './addresses-view.server';
import {AddressLines} from './AddressLines';

interface AddressDeletionProps {
  task: AddressTask;
  deletion: NonNullable<AddressesView['deletion']>;
}

/** Asks once more: an address that is deleted is gone. */
export function AddressDeletion({task, deletion}: AddressDeletionProps) {
  const t = usePageTranslate();
  const addresses = useHref()('addresses');
  const {address, nextDefault} = deletion;
  return (
    <form method="post" action={addresses + addressQuery(task)} className="grid gap-5">
      {address && (
        <div className="rounded-panel bg-stahl-50 px-5 py-4">
          <AddressLines address={address} />
        </div>
      )}
      {nextDefault && (
        <Alert kind="warning">
          {t('accountPages.addresses.deleteDefault', {next: nextDefault})}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button variant="primary">{t('accountPages.addresses.deleteConfirm')}</Button>
        <ButtonLink variant="secondary" href={addresses}>
          {t('accountPages.addresses.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
