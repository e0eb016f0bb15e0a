import trash from 'lucide-static/icons/trash-2.svg?drawing';
import mapPin from 'lucide-static/icons/map-pin.svg?drawing';
import pencil from 'lucide-static/icons/pencil.svg?drawing';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import {DrawnIcon, Icon} from '~/ui/Icon';
import {FormPanel} from '../AccountFormFrame';
import {AccountLayout} from '../AccountLayout';
import type {AddressAnswer, AddressesView} from './change-addresses.server';
import {addressesTitle, addressQuery, type AddressTask, type AddressView} from './address-view';
import {AddressForm} from './AddressForm';

interface AddressesPageProps {
  view: AddressesView;
  /** Why a form of the page was rejected. */
  answer: AddressAnswer | null;
}

/** 'Adressen': the list, one form, or the delete confirmation; each has its own URL. */
export function AddressesPage({view, answer}: AddressesPageProps) {
  const t = useTranslate();
  const href = useHref();
  const {task, addresses, form, deletion} = view;
  const list = {title: t('accountPages.addresses.title'), href: href('addresses')};
  // If the edited address no longer exists, the visitor's input is kept as a new address.
  const formTask: AddressTask = task.name === 'gone' || answer?.savesAsNew ? {name: 'new'} : task;

  if (form && (task.name !== 'gone' || answer)) {
    return (
      <AccountLayout current="addresses" title={t(addressesTitle(formTask))} breadcrumb={[list]}>
        <FormPanel>
          <AddressForm key={keyOf(task)} task={formTask} form={form} answer={answer} />
        </FormPanel>
      </AccountLayout>
    );
  }
  if (deletion) {
    return (
      <AccountLayout
        current="addresses"
        title={t(addressesTitle(task))}
        breadcrumb={[list]}
        alert={answer?.alerts[0] ?? null}
      >
        <FormPanel>
          <AddressDeletion task={task} deletion={deletion} />
        </FormPanel>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      current="addresses"
      title={list.title}
      lead={t('accountPages.addresses.lead')}
      alert={answer?.alerts[0] ?? (addresses ? null : t('shopify.outage'))}
    >
      {task.name === 'gone' && (
        <div className="mb-5">
          <Alert kind="warning" title={t('accountPages.addresses.gone')}>
            {t('accountPages.addresses.goneLead')}
          </Alert>
        </div>
      )}
      {addresses && <AddressList addresses={addresses} />}
    </AccountLayout>
  );
}

const keyOf = (task: AddressTask) => ('id' in task ? `${task.name}-${task.id}` : task.name);

/** All addresses, the default one first, or an invitation to add the first one. */
function AddressList({addresses}: {addresses: AddressView[]}) {
  const t = useTranslate();
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

const ACTION =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-label font-label underline decoration-ink-400 underline-offset-3 hover:bg-stahl-100';

function AddressCard({address}: {address: AddressView}) {
  const t = useTranslate();
  const addresses = useHref()('addresses');
  const {id, short, isDefault} = address;
  const to = (name: 'edit' | 'delete' | 'default') => addresses + addressQuery({name, id});
  const addressLabel = <span className="sr-only"> {short}</span>;
  return (
    <li className="flex flex-col gap-4 rounded-panel border border-stahl-200 px-6 pt-6 pb-4">
      <div className="grid flex-1 content-start gap-2.5">
        {isDefault && (
          <p className="flex items-center gap-2 text-small font-label text-gruen">
            <Icon name="circle-check" size={16} />
            {t('accountPages.addresses.default')}
          </p>
        )}
        <AddressLines address={address} />
      </div>
      <div className="border-t border-stahl-200 pt-3">
        <div className="-mx-2 flex flex-wrap gap-x-1">
          <a href={to('edit')} className={ACTION}>
            <DrawnIcon drawing={pencil} size={16} />
            {t('accountPages.addresses.edit')}
            {addressLabel}
          </a>
          <a href={to('delete')} className={ACTION}>
            <DrawnIcon drawing={trash} size={16} />
            {t('accountPages.addresses.delete')}
            {addressLabel}
          </a>
          {!isDefault && (
            <form method="post" action={to('default')}>
              <button type="submit" className={ACTION}>
                {t('accountPages.addresses.makeDefault')}
                {addressLabel}
              </button>
            </form>
          )}
        </div>
      </div>
    </li>
  );
}

interface AddressDeletionProps {
  task: AddressTask;
  deletion: NonNullable<AddressesView['deletion']>;
}

function AddressDeletion({task, deletion}: AddressDeletionProps) {
  const t = useTranslate();
  const addresses = useHref()('addresses');
  const {address, nextDefault} = deletion;
  return (
    <form method="post" action={addresses + addressQuery(task)} className="grid gap-5">
      <div className="rounded-panel bg-stahl-50 px-5 py-4">
        <AddressLines address={address} />
      </div>
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

function AddressLines({address: {lines, phone}}: {address: AddressView}) {
  const [firstLine, ...otherLines] = lines;
  return (
    <address className="text-label leading-[1.55] wrap-anywhere">
      <span className="block font-label">{firstLine}</span>
      {otherLines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
      {phone && (
        <span className="mt-1.5 flex items-center gap-2 text-ink-600">
          <Icon name="phone" size={16} />
          {phone}
        </span>
      )}
    </address>
  );
}
