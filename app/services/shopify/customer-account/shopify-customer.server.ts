import type {
  Customer,
  CustomerAddresses,
  CustomerIssue,
  Outcome,
  Refusal,
  SavedAddress,
} from '../accounts/accounts';
import {createSubmitOnce} from '../accounts/classic-session.server';
import type {AddressInput, Profile, ProfileChange} from '../accounts/customer-data';
import {idOf, numberIn} from '../ids';
import type {AccountClient} from './account-client.server';
import {
  ACCOUNT_ADDRESS_CREATE_MUTATION,
  ACCOUNT_ADDRESS_DELETE_MUTATION,
  ACCOUNT_ADDRESS_UPDATE_MUTATION,
  ACCOUNT_ADDRESSES_QUERY,
  ACCOUNT_PROFILE_QUERY,
  ACCOUNT_SUBSCRIBE_MUTATION,
  ACCOUNT_UNSUBSCRIBE_MUTATION,
  ACCOUNT_UPDATE_MUTATION,
} from './customer-account.graphql';
import {createShopifyOrders, type OrderGoods, toPostalAddress} from './shopify-orders.server';

type WaitUntil = (work: Promise<unknown>) => void;

/** The customer of the Customer Account API; never cached. */
export function createShopifyCustomer(
  client: AccountClient,
  goods: OrderGoods,
  waitUntil: WaitUntil,
): Customer {
  let profile: Promise<Profile | null> | undefined;

  async function loadProfile(): Promise<Profile | null> {
    const answer = await client.query(ACCOUNT_PROFILE_QUERY, {});
    if (!answer) return null;
    const {emailAddress, ...customer} = answer.customer;
    return {
      ...customer,
      email: emailAddress?.emailAddress,
      acceptsMarketing: emailAddress?.marketingState === 'SUBSCRIBED',
      numberOfOrders: null,
    };
  }

  /** Subscribes to the newsletter or ends it; nothing when it is as it should be. */
  async function changeNewsletter(wanted: boolean): Promise<Outcome | null> {
    const known = await loadProfile();
    if (!known) return null;
    if (known.acceptsMarketing === wanted) return {success: true};
    if (wanted) {
      const answer = await client.mutate(ACCOUNT_SUBSCRIBE_MUTATION, {});
      return answer && outcomeOf(answer.customerEmailMarketingSubscribe);
    }
    const answer = await client.mutate(ACCOUNT_UNSUBSCRIBE_MUTATION, {});
    return answer && outcomeOf(answer.customerEmailMarketingUnsubscribe);
  }

  return {
    profile() {
      profile ??= loadProfile();
      return profile;
    },
    async update({firstName, lastName, acceptsMarketing}: ProfileChange) {
      const answer = await client.mutate(ACCOUNT_UPDATE_MUTATION, {input: {firstName, lastName}});
      const changed = answer && outcomeOf(answer.customerUpdate);
      if (!changed?.success || acceptsMarketing === undefined) return changed;
      return changeNewsletter(acceptsMarketing);
    },
    password: null,
    changesEmail: false,
    orders: createShopifyOrders(client, goods),
    addresses: createShopifyAddresses(client, waitUntil),
  };
}

const createOnce = createSubmitOnce<SavedAddress>();

function createShopifyAddresses(client: AccountClient, waitUntil: WaitUntil): CustomerAddresses {
  return {
    async list() {
      const answer = await client.query(ACCOUNT_ADDRESSES_QUERY, {});
      if (!answer) return null;
      const {addresses, defaultAddress} = answer.customer;
      return addresses.nodes
        .map((address) => ({
          ...toPostalAddress(address),
          isDefault: address.id === defaultAddress?.id,
        }))
        .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
    },

    async create(address, key) {
      const session = {hasEnded: false};
      const create = async (): Promise<SavedAddress> => {
        const variables = {address: toInput(address)};
        const answer = await client.mutate(ACCOUNT_ADDRESS_CREATE_MUTATION, variables);
        session.hasEnded = answer === null;
        return savedBy(answer?.customerAddressCreate);
      };
      const saved = await createOnce(key, create, waitUntil);
      return session.hasEnded ? null : saved;
    },

    async update(id, address) {
      const variables = {id: toAccountId(id), address: toInput(address)};
      const answer = await client.mutate(ACCOUNT_ADDRESS_UPDATE_MUTATION, variables);
      return answer && savedBy(answer.customerAddressUpdate);
    },

    async delete(id) {
      const answer = await client.mutate(ACCOUNT_ADDRESS_DELETE_MUTATION, {id: toAccountId(id)});
      return answer && outcomeOf(answer.customerAddressDelete);
    },

    async setDefault(id) {
      const variables = {id: toAccountId(id), isDefault: true};
      const answer = await client.mutate(ACCOUNT_ADDRESS_UPDATE_MUTATION, variables);
      return answer && outcomeOf(answer.customerAddressUpdate);
    },
  };
}

const toAccountId = (id: string) => idOf('CustomerAddress', numberIn('MailingAddress', id) ?? '');

/** Where people leave out the country's code and write a 0 in front. */
const callingCodes: Record<string, string> = {DE: '49', AT: '43', CH: '41'};

/** A phone number with its country's code, as this API wants it: `+49221…` of `0221 …` or `+49 (0)221 …`. */
function internationalPhone(typed: string, country: string | null | undefined): string {
  const written = typed.replaceAll(/\(0\)|[\s()/.-]/g, '').replace(/^00/, '+');
  const code = callingCodes[country ?? ''];
  return code ? written.replace(/^0/, `+${code}`) : written;
}

/** Only countries with provinces have a zone: this API takes its code alone, in whatever letters people write it. */
function toInput({country, province, phone, ...address}: AddressInput) {
  return {
    ...address,
    territoryCode: country,
    ...(province && {zoneCode: province.toUpperCase()}),
    phoneNumber: phone ? internationalPhone(phone, country) : null,
  };
}

interface Payload {
  userErrors: {code?: string | null; field?: string[] | null; message: string}[];
}

/** Fields and codes of this API by the names that the shop's forms and messages have for them. */
const fields: Record<string, string> = {
  territoryCode: 'country',
  zoneCode: 'province',
  phoneNumber: 'phone',
};
const codes: Record<string, string> = {
  ADDRESS_ID_DOES_NOT_EXIST: 'NOT_FOUND',
  ADDRESS1_MISSING: 'BLANK',
  COUNTRY_NOT_EXIST: 'INVALID',
  CUSTOMER_ADDRESS_ALREADY_EXISTS: 'TAKEN',
  INVALID_TERRITORY_CODE: 'INVALID',
  PHONE_NUMBER_NOT_VALID: 'INVALID',
  REQUIRED: 'BLANK',
  TERRITORY_CODE_MISSING: 'BLANK',
  ZONE_CODE_MISSING: 'BLANK',
};

function refusal(payload: Payload | null | undefined): Refusal {
  const errors = (payload?.userErrors ?? []).map(
    ({code, field, message}): CustomerIssue => ({
      code: code && (codes[code] ?? code),
      field: field?.map((name) => fields[name] ?? name) ?? null,
      message,
    }),
  );
  return {success: false, errors};
}

function outcomeOf(payload: Payload | null | undefined): Outcome {
  return payload?.userErrors.length === 0 ? {success: true} : refusal(payload);
}

function savedBy(
  payload: (Payload & {customerAddress?: {id: string} | null}) | null | undefined,
): SavedAddress {
  const id = payload?.userErrors.length === 0 ? payload.customerAddress?.id : undefined;
  if (!id) return refusal(payload);
  return {success: true, id: idOf('MailingAddress', numberIn('CustomerAddress', id) ?? '')};
}
