import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {FormPanel} from '../FormPanel';
import {AccountLayout} from '../pages/AccountLayout';
import type {AddressAnswer} from '../account-answers';
import type {AddressTask} from './address-task';
import type {AddressesView} from './addresses-view.server';
import {AddressDeletion} from './AddressDeletion';
import {AddressForm} from './AddressForm';
import {AddressList} from './AddressList';

interface AddressesPageProps {
  view: AddressesView;
  /** Why a form of the page was refused. */
  answer: AddressAnswer | null;
}

/** 'Adressen': the list, one form, or the question whether to delete; each has an address of its own. */
export function AddressesPage({view, answer}: AddressesPageProps) {
  const t = usePageTranslate();
  const href = useHref();
  const {task, addresses, form, deletion} = view;
  const list = {title: t('accountPages.addresses.title'), href: href('addresses')};
  // What was typed for an address that has gone meanwhile stays.
  const writing: AddressTask = task.name === 'gone' || answer?.anew ? {name: 'new'} : task;

  if (form && (task.name !== 'gone' || answer)) {
    const title = writing.name === 'edit' ? 'editTitle' : 'newTitle';
    return (
      <AccountLayout
        current="addresses"
        title={t(`accountPages.addresses.${title}`)}
        trail={[list]}
      >
        <FormPanel>
          <AddressForm key={keyOf(task)} task={writing} form={form} answer={answer} />
        </FormPanel>
      </AccountLayout>
    );
  }
  if (deletion) {
    return (
      <AccountLayout
        current="addresses"
        title={t('accountPages.addresses.deleteTitle')}
        trail={[list]}
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
