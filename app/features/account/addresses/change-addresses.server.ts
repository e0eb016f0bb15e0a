import type {AppLoadContext} from '@shopify/remix-oxygen';
import {type RefusedForm, refuseForm} from '~/forms/read-form.server';
import type {FormAnswer} from '~/forms/submission';
import {languages} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/outage.server';
import type {Outcome} from '~/services/shopify/accounts/accounts';
import type {CustomerAddress} from '~/services/shopify/accounts/customer-data';
import {loadForForm, requireCustomer} from '../customer.server';
import {refusedByShopify, refuseOnOutage, sendOnce, submitForm} from '../submit-form.server';
import {addressSchema, countryOptions, internationalAddressSchema} from './address-schema';
import {addressNumber, type AddressTask, toAddressFields, toAddressView} from './address-view';

type AddressBook = Awaited<ReturnType<typeof openAddressBook>>;

/**
 * The signed-in customer's addresses, the default one first, and the service that changes them. Throws `SignedOut` or
 * `ServiceOutage`.
 */
async function openAddressBook(context: AppLoadContext) {
  const service = requireCustomer(context).addresses;
  return {service, addresses: await service.list()};
}

/** Like `openAddressBook`, for pages; `null` as described at `loadForForm`. */
export function loadAddressBook(context: AppLoadContext): Promise<AddressBook | null> {
  return loadForForm(context, openAddressBook(context));
}

/** Finds an address in this book by its number; never another customer's. */
function addressIn({addresses}: AddressBook, number: string): CustomerAddress | null {
  return addresses.find(({id}) => addressNumber(id) === number) ?? null;
}

export type AddressesView = ReturnType<typeof toAddressesView>;

/**
 * Data of the page 'Adressen' for a task. If the address does not exist or belongs to another customer, the task
 * becomes `gone`. While the addresses are unknown, it becomes the list, unless its form has just been rejected.
 */
export function toAddressesView(
  {language, accounts, isPost}: AppLoadContext,
  book: AddressBook | null,
  task: AddressTask,
) {
  const address = book && 'id' in task ? addressIn(book, task.id) : null;
  const next = book && address ? nextDefault(book.addresses, address.isDefault) : null;
  const otherCount = book && book.addresses.length - (address ? 1 : 0);
  const shownTask = (): AddressTask => {
    if (address || !('id' in task)) return task;
    if (book) return {name: 'gone'};
    return isPost && task.name === 'edit' ? task : {name: 'list'};
  };
  const shown = shownTask();
  const hasForm = (task.name === 'edit' || task.name === 'new') && shown.name !== 'list';
  return {
    task: shown,
    addresses: book && book.addresses.map((entry) => toAddressView(entry, language)),
    form: hasForm
      ? {
          values: address ? toAddressFields(address) : {country: languages[language].country},
          countries: countryOptions(language),
          mayBeDefault: otherCount !== 0 && !address?.isDefault,
          internationalPhones: accounts.internationalPhones,
        }
      : null,
    /** For the delete confirmation: the address, and the one that becomes the default in its place. */
    deletion:
      address && task.name === 'delete'
        ? {
            address: toAddressView(address, language),
            nextDefault: next && toAddressView(next, language).short,
          }
        : null,
  };
}

/** The address that becomes the default when the default one is deleted; otherwise `null`. */
function nextDefault(addresses: CustomerAddress[], leavesDefault: boolean): CustomerAddress | null {
  return (leavesDefault && addresses.find(({isDefault}) => !isDefault)) || null;
}

export interface AddressAnswer extends FormAnswer {
  /** The address to be changed no longer exists: the input would create a new one. */
  savesAsNew?: boolean;
}

/** `null` on success; 'gone' when the address no longer exists. */
type Change = Promise<RefusedForm<AddressAnswer> | 'gone' | null>;

/**
 * Processes a form of the address book. Deleting an address that no longer exists is a success: of two clicks the first
 * has deleted it.
 */
export async function changeAddresses(
  context: AppLoadContext,
  task: AddressTask,
  form: FormData,
): Change {
  switch (task.name) {
    case 'new':
      return saveAddress(context, form, null);
    case 'edit':
      return saveAddress(context, form, task.id);
    case 'delete': {
      const deleted = await changeExisting(context, form, task.id, deleteAddress);
      return deleted === 'gone' ? null : deleted;
    }
    case 'default':
      return changeExisting(context, form, task.id, ({service}, {id}) => service.setDefault(id));
    default:
      return 'gone';
  }
}

/** Saves a new address, or the one with the number `id`. If that no longer exists, saving again creates it. */
function saveAddress(context: AppLoadContext, form: FormData, id: string | null): Change {
  const {language, accounts} = context;
  return submitForm(context, form, {
    schema: accounts.internationalPhones ? internationalAddressSchema : addressSchema,
    async submit({useAsDefault, ...address}): Change {
      const book = await openAddressBook(context);
      const existing = id === null ? null : addressIn(book, id);
      if (id !== null && !existing) {
        const alert = translatorOf(language)('accountPages.addresses.goneMeanwhile');
        const {status, answer} = refuseForm(form, {alerts: [alert]}, language);
        return {status, answer: {...answer, savesAsNew: true}};
      }
      const {service} = book;
      const saved = existing
        ? await service.update(existing.id, address)
        : await sendOnce(context, form, () => service.create(address));
      if (!saved.success) return refusedByShopify(form, saved, language);
      if (useAsDefault) {
        // The address is saved: submitting the form again would only save it twice.
        const asDefault = service.setDefault(saved.id);
        await optional(asDefault, null, 'A saved address did not become the default one');
      }
      return null;
    },
  });
}

/** Makes the next address the default first, because Shopify does not specify which one it would choose. */
async function deleteAddress(
  {service, addresses}: AddressBook,
  existing: CustomerAddress,
): Promise<Outcome> {
  const next = nextDefault(addresses, existing.isDefault);
  const defaultChanged = next ? await service.setDefault(next.id) : null;
  if (defaultChanged && !defaultChanged.success) return defaultChanged;
  const deleted = await service.delete(existing.id);
  const isGone = !deleted.success && deleted.errors.some(({code}) => code === 'NOT_FOUND');
  return isGone ? {success: true} : deleted;
}

/** Changes an address that still exists in the customer's own book. */
function changeExisting(
  context: AppLoadContext,
  form: FormData,
  id: string,
  act: (book: AddressBook, existing: CustomerAddress) => Promise<Outcome>,
): Change {
  return refuseOnOutage(context, form, async (): Change => {
    const book = await openAddressBook(context);
    const existing = addressIn(book, id);
    if (!existing) return 'gone';
    return refusedByShopify(form, await act(book, existing), context.language);
  });
}
