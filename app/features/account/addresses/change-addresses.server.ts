import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm, refusedForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/optional.server';
import type {CustomerAddress, SavedAddress} from '~/services/shopify/customer-address.server';
import type {CustomerIssue, Outcome} from '~/services/shopify/customer-answers';
import {createOncePerForm} from '../once-per-form.server';
import {refusedByOutage, refusedByShopify, type RefusedForm} from '../refused-by-shopify.server';
import {signInAgain, tokenEnded} from '../sign-in-again.server';
import {addressIn, MOST_ADDRESSES, openAddressBook, type AddressBook} from './address-book.server';
import {addressSchema} from './address-schema';

const createOnce = createOncePerForm<SavedAddress>();

/**
 * Saves what was typed: a new address, or the one with the number `id`. `null` when that is done, else the form
 * again; `gone` when there is nothing to change any more: saving again then makes it anew.
 */
export async function saveAddress(
  context: AppLoadContext,
  form: FormData,
  id: string | null,
): Promise<(RefusedForm & {gone?: boolean}) | null> {
  const {language, shopify} = context;
  const refuse = (message: 'full' | 'goneMeanwhile') => {
    const alert = translatorOf(language)(`accountPages.addresses.${message}`);
    return {status: 400, answer: refusedForm(form, {alerts: [alert]}, language)};
  };
  try {
    const book = await openAddressBook(context);
    const known = id === null ? null : addressIn(book, id);
    if (id !== null && !known) return {...refuse('goneMeanwhile'), gone: true};
    const read = readForm(form, addressSchema, language);
    if (!read.success) return {status: 400, answer: read.answer};
    if (!known && book.addresses.length >= MOST_ADDRESSES) return refuse('full');

    const {useAsDefault, ...address} = read.value;
    const service = shopify.customer.addresses;
    const saved = known
      ? await service.update(book.token, known.id, address)
      : await createOnce(context, form, book.token, () => service.create(book.token, address));
    if (!saved.success) return await refused(context, form, saved.errors);
    if (useAsDefault) {
      // What was typed is safe by now: the form would only save it twice.
      const change = service.setDefault(book.token, saved.id);
      await optional(change, null, 'A saved address did not become the default one');
    }
    return null;
  } catch (error) {
    return refusedByOutage(form, error, language);
  }
}

type Change = RefusedForm | 'gone' | null;

/**
 * Deletes the address with the number `id`. The next one becomes the default in its place before, because
 * Shopify does not say which one it would choose. `gone` when it was not there.
 */
export function deleteAddress(
  context: AppLoadContext,
  form: FormData,
  id: string,
): Promise<Change> {
  const service = context.shopify.customer.addresses;
  return changeKnown(context, form, id, async (book, known) => {
    const next = nextDefault(book.addresses, known.isDefault);
    const moved = next && (await service.setDefault(book.token, next.id));
    return moved?.success === false ? moved : service.delete(book.token, known.id);
  });
}

/** The address that takes over from a default one. */
export function nextDefault<Address extends {isDefault: boolean}>(
  addresses: readonly Address[],
  leavesDefault: boolean,
): Address | null {
  return (leavesDefault && addresses.find(({isDefault}) => !isDefault)) || null;
}

/** Makes the address with the number `id` the default one; `gone` when it was not there. */
export function makeDefault(context: AppLoadContext, form: FormData, id: string): Promise<Change> {
  return changeKnown(context, form, id, (book, known) =>
    context.shopify.customer.addresses.setDefault(book.token, known.id),
  );
}

/** Changes an address that the customer's own book still holds. */
async function changeKnown(
  context: AppLoadContext,
  form: FormData,
  id: string,
  change: (book: AddressBook, known: CustomerAddress) => Promise<Outcome>,
): Promise<Change> {
  try {
    const book = await openAddressBook(context);
    const known = addressIn(book, id);
    if (!known) return 'gone';
    const changed = await change(book, known);
    return changed.success ? null : await refused(context, form, changed.errors);
  } catch (error) {
    return refusedByOutage(form, error, context.language);
  }
}

async function refused(
  context: AppLoadContext,
  form: FormData,
  errors: readonly CustomerIssue[],
): Promise<RefusedForm> {
  if (tokenEnded(errors)) throw await signInAgain(context);
  return refusedByShopify(form, errors, context.language);
}
