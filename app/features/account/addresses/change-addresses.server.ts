import type {AppLoadContext} from '@shopify/remix-oxygen';
import {refuseForm, type RefusedForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import type {MessageKey} from '~/i18n/messages';
import {optional} from '~/services/http/outage.server';
import type {Outcome, Refusal} from '~/services/shopify/accounts/accounts';
import type {CustomerAddress} from '~/services/shopify/accounts/customer-data';
import {redirectToSignIn} from '../customer.server';
import {refusedByShopify, submissionKey, submitForm, unlessOut} from '../submit-form.server';
import type {FormAnswer} from '~/forms/form-answer';
import {
  addressIn,
  MOST_ADDRESSES,
  openAddressBook,
  type AddressBook,
  nextDefault,
} from './address-book.server';
import {addressSchema} from './address-schema';
import type {AddressTask} from './address-view';

/** A refused form of the address book. */
export interface AddressAnswer extends FormAnswer {
  /** The address that was to be changed is gone: what was typed would be a new one. */
  anew?: boolean;
}

type Changed =
  | {refused: RefusedForm<AddressAnswer>}
  | {refused: null; notice: MessageKey | null; next: AddressTask};

/** Does what a form of the address book asks for: a notice and where to go on, or the form again. */
export async function changeAddresses(
  context: AppLoadContext,
  task: AddressTask,
  form: FormData,
): Promise<Changed> {
  const refused = await change(context, task, form);
  if (refused === 'gone') return {refused: null, notice: null, next: {name: 'gone'}};
  return refused ? {refused} : {refused, notice: noticeOf(task), next: {name: 'list'}};
}

/** `null` when it is done; 'gone' when the address no longer exists. */
type Change = Promise<RefusedForm<AddressAnswer> | 'gone' | null>;

async function change(context: AppLoadContext, task: AddressTask, form: FormData): Change {
  switch (task.name) {
    case 'new':
      return saveAddress(context, form, null);
    case 'edit':
      return saveAddress(context, form, task.id);
    case 'delete':
      return changeKnown(context, form, task.id, deleteAddress);
    case 'default':
      return changeKnown(context, form, task.id, ({service}, {id}) => service.setDefault(id));
    case 'gone':
      return 'gone';
    case 'list':
      return null;
  }
}

function noticeOf({name}: AddressTask): MessageKey | null {
  if (name === 'list') return null;
  return name === 'delete' ? 'account.notice.addressDeleted' : 'account.notice.addressesChanged';
}

/** Saves a new address, or the one with the number `id`. When that no longer exists, saving again creates it. */
function saveAddress(context: AppLoadContext, form: FormData, id: string | null): Change {
  const {language} = context;
  const refuse = (message: 'full' | 'goneMeanwhile') => {
    const alert = translatorOf(language)(`accountPages.addresses.${message}`);
    return refuseForm(form, {alerts: [alert]}, language);
  };
  return submitForm(context, form, {
    schema: addressSchema,
    async submit({useAsDefault, ...address}): Change {
      const book = await openAddressBook(context);
      const known = id === null ? null : addressIn(book, id);
      if (id !== null && !known) {
        const {status, answer} = refuse('goneMeanwhile');
        return {status, answer: {...answer, anew: true}};
      }
      if (!known && book.addresses.length >= MOST_ADDRESSES) return refuse('full');

      const {service} = book;
      const saved = known
        ? await service.update(known.id, address)
        : await service.create(address, await submissionKey(context, form));
      if (!saved?.success) return refused(context, form, saved);
      if (useAsDefault) {
        // The address is saved: with the form again it would only be saved twice.
        const asDefault = service.setDefault(saved.id);
        await optional(asDefault, null, 'A saved address did not become the default one');
      }
      return null;
    },
  });
}

/** The next address becomes the default first, because Shopify does not say which one it would choose. */
async function deleteAddress({service, addresses}: AddressBook, known: CustomerAddress) {
  const next = nextDefault(addresses, known.isDefault);
  if (!next) return service.delete(known.id);
  const moved = await service.setDefault(next.id);
  return moved?.success ? service.delete(known.id) : moved;
}

/** Changes an address that is still in the customer's own book. */
function changeKnown(
  context: AppLoadContext,
  form: FormData,
  id: string,
  act: (book: AddressBook, known: CustomerAddress) => Promise<Outcome | null>,
): Change {
  return unlessOut(context, form, async (): Change => {
    const book = await openAddressBook(context);
    const known = addressIn(book, id);
    if (!known) return 'gone';
    const changed = await act(book, known);
    return changed?.success ? null : refused(context, form, changed);
  });
}

/** Shopify's errors; `null`: the session has ended. */
function refused(context: AppLoadContext, form: FormData, refusal: Refusal | null): RefusedForm {
  if (!refusal) throw redirectToSignIn(context);
  return refusedByShopify(form, refusal.errors, context.language);
}
