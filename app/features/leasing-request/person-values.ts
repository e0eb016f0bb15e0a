import {leasingCountries} from './fields';

/** What an account knows of its customer; street and house number stand in one line. */
interface Known {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address1: string;
  zip: string;
  city: string;
  country: string;
}

/** Most employers who lease through this shop are German. */
const HOME: (typeof leasingCountries)[number] = 'DE';

/** What the form begins with: the account's address, without one the shop's country alone. */
export function personValues(known: Known | null): Record<string, string> {
  if (!known) return {country: HOME};
  const {address1, zip, country, ...same} = known;
  const isOffered = leasingCountries.some((offered) => offered === country);
  return {...same, ...splitStreet(address1), zipCode: zip, country: isOffered ? country : HOME};
}

const WITH_NUMBER = /^(?<street>.*\D)\s+(?<houseNumber>\d+\s?[a-z]?(?:\s?[-/+]\s?\d+\s?[a-z]?)*)$/i;

/** 'Nabenstraße 7 b' in its parts; a line without a number at its end is all street. */
export function splitStreet(line: string): {street: string; houseNumber: string} {
  const {street = line, houseNumber = ''} = WITH_NUMBER.exec(line.trim())?.groups ?? {};
  return {street: street.trim(), houseNumber};
}
