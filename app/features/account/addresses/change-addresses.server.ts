import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readForm} from '~/forms/read-form.server';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/outage.server';
import type {CustomerAddress, Outcome} from '~/services/shopify/accounts/accounts';
import {redirectToSignIn} from '../customer.server';
import {
  refusedByOutage,
  refusedByShopify,
  refuseWith,
  submissionKey,
  type RefusedForm,
} from '../form-refusals.server';
import {addressIn, MOST_ADDRESSES, openAddressBook, type AddressBook} from './address-book.server';
import {addressSchema} from './address-schema';

/**
 * Saves what was typed: a new address, or the one with the number `id`. `null` when that is done, else the form
 * again; `gone` when there is nothing to change any more: saving again then makes it anew.
 */
export async function saveAddress(
  context: AppLoadContext,
  form: FormData,
  id: string | null,
): Promise<(RefusedForm & {gone?: boolean}) | null> {
  const {language} = context;
  const refuse = (message: 'full' | 'goneMeanwhile') =>
    refuseWith(form, translatorOf(language)(`accountPages.addresses.${message}`), language);
  try {
    const book = await openAddressBook(context);
    const known = id === null ? null : addressIn(book, id);
    if (id !== null && !known) return {...refuse('goneMeanwhile'), gone: true};
    const read = readForm(form, addressSchema, language);
    if (!read.success) return {status: 400, answer: read.answer};
    if (!known && book.addresses.length >= MOST_ADDRESSES) return refuse('full');

    const {useAsDefault, ...address} = read.value;
    const {service} = book;
    const saved = known
      ? await service.update(known.id, address)
      : await service.create(address, await submissionKey(context, form));
    if (!saved?.success) return refused(context, form, saved);
    if (useAsDefault) {
      // What was typed is safe by now: the form would only save it twice.
      const change = service.setDefault(saved.id);
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
  return changeKnown(context, form, id, async ({service, addresses}, known) => {
    const next = nextDefault(addresses, known.isDefault);
    if (!next) return service.delete(known.id);
    const moved = await service.setDefault(next.id);
    return moved?.success ? service.delete(known.id) : moved;
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
  return changeKnown(context, form, id, ({service}, known) => service.setDefault(known.id));
}

/** Changes an address that the customer's own book still holds. */
async function changeKnown(
  context: AppLoadContext,
  form: FormData,
  id: string,
  change: (book: AddressBook, known: CustomerAddress) => Promise<Outcome | null>,
): Promise<Change> {
  try {
    const book = await openAddressBook(context);
    const known = addressIn(book, id);
    if (!known) return 'gone';
    const changed = await change(book, known);
    return changed?.success ? null : refused(context, form, changed);
  } catch (error) {
    return refusedByOutage(form, error, context.language);
  }
}

/** What Shopify complains about; `null`: nobody is signed in any longer. */
function refused(
  context: AppLoadContext,
  form: FormData,
  refusal: Extract<Outcome, {success: false}> | null,
): RefusedForm {
  if (!refusal) throw redirectToSignIn(context);
  return refusedByShopify(form, refusal.errors, context.language);
}
