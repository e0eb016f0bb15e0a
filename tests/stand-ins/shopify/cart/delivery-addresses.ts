import {provinceIn} from '../customer/province-input';
import type {StoredPostalAddress} from './stored-cart';

interface FormatArgs {
  withName?: boolean;
  withCompany?: boolean;
}

/** Fields that `CartDeliveryAddress` and `MailingAddress` share. */
export function postalAddress(address: StoredPostalAddress) {
  const {firstName, lastName, company, address1, address2, city, zip} = address;
  const {countryCode = null, provinceCode = null, phone = null} = address;
  const present = (parts: (string | null | undefined)[], between: string) =>
    parts.filter(Boolean).join(between);
  const name = present([firstName, lastName], ' ') || null;
  const place = present([zip, city], ' ');
  return {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    company: company ?? null,
    address1: address1 ?? null,
    address2: address2 ?? null,
    city: city ?? null,
    zip: zip ?? null,
    phone,
    name,
    country: countryCode,
    countryCode,
    countryCodeV2: countryCode,
    province: provinceCode && (provinceIn(countryCode, provinceCode)?.name ?? provinceCode),
    provinceCode,
    latitude: null,
    longitude: null,
    formattedArea: present([city, countryCode], ', ') || null,
    formatted: ({withName, withCompany}: FormatArgs) =>
      [withName && name, withCompany && company, address1, address2, place, countryCode].filter(
        Boolean,
      ),
  };
}
