import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {WorkerMessageKey} from '~/i18n/messages';
import type {AddressAnswer} from '../account-answers';
import type {AddressTask} from './address-task';
import {deleteAddress, makeDefault, saveAddress} from './change-addresses.server';

type Done =
  | {state: 'done'; notice: WorkerMessageKey | null; next: AddressTask}
  | {state: 'refused'; status: number; answer: AddressAnswer};

const LIST = {name: 'list'} as const;

/** Does what a form of the address book asks for; says where to go on, or why not. */
export async function doAddressTask(
  context: AppLoadContext,
  task: AddressTask,
  form: FormData,
): Promise<Done> {
  const outcome = await change(context, task, form);
  if (outcome === 'gone') return {state: 'done', notice: null, next: {name: 'gone'}};
  if (outcome) {
    const {status, answer, ...rest} = outcome;
    return {state: 'refused', status, answer: 'gone' in rest ? {...answer, anew: true} : answer};
  }
  return {state: 'done', notice: noticeOf(task), next: LIST};
}

function change(context: AppLoadContext, task: AddressTask, form: FormData) {
  switch (task.name) {
    case 'new':
      return saveAddress(context, form, null);
    case 'edit':
      return saveAddress(context, form, task.id);
    case 'delete':
      return deleteAddress(context, form, task.id);
    case 'default':
      return makeDefault(context, form, task.id);
    case 'gone':
      return 'gone' as const;
    case 'list':
      return null;
  }
}

function noticeOf({name}: AddressTask): WorkerMessageKey | null {
  if (name === 'list') return null;
  return name === 'delete' ? 'account.notice.addressDeleted' : 'account.notice.addressesChanged';
}
