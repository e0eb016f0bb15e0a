import {provinceIn} from '../customer/province-input';
import type {StoredPostalAddress} from './stored-cart';

/** Fields of a `MailingAddress`. */
export function postalAddress(address: StoredPostalAddress) {
  const {firstName, lastName, company, address1, address2, city, zip} = address;
  const {countryCode = null, provinceCode = null, phone = null} = address;
  return {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    company: company ?? null,
    address1: address1 ?? null,
    address2: address2 ?? null,
    city: city ?? null,
    zip: zip ?? null,
    phone,
    countryCodeV2: countryCode,
    province: provinceCode && (provinceIn(countryCode, provinceCode)?.name ?? provinceCode),
    provinceCode,
  };
}
