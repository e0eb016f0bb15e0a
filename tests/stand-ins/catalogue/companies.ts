import type {Text} from './catalogue-types';
import type {Vendor} from './vendors';

export interface Company {
  name: string;
  address: Text;
  /** E-mail or web address; omitting it is a deliberate gap. */
  contact?: string;
  country: string;
}

const companies = {
  Ostwind: {
    name: 'Ostwind Fahrradwerke GmbH',
    address: {
      de: 'Deichstraße 14\n26721 Emden\nDeutschland',
      en: 'Deichstraße 14\n26721 Emden\nGermany',
    },
    contact: 'sicherheit@ostwind.example',
    country: 'DE',
  },
  Kranzberg: {
    name: 'Kranzberg Cycles GmbH',
    address: {
      de: 'Am Walzwerk 3\n57072 Siegen\nDeutschland',
      en: 'Am Walzwerk 3\n57072 Siegen\nGermany',
    },
    contact: 'https://kranzberg.example/kontakt',
    country: 'DE',
  },
  Hafenkante: {
    name: 'Hafenkante Rijwielen B.V.',
    address: {
      de: 'Maaskade 88\n3071 ND Rotterdam\nNiederlande',
      en: 'Maaskade 88\n3071 ND Rotterdam\nNetherlands',
    },
    contact: 'veiligheid@hafenkante.example',
    country: 'NL',
  },
  // Currently moving: no known contact address.
  Maschenwerk: {
    name: 'Maschenwerk Textil GmbH',
    address: {
      de: 'Spinnereistraße 7\n04179 Leipzig\nDeutschland',
      en: 'Spinnereistraße 7\n04179 Leipzig\nGermany',
    },
    country: 'DE',
  },
  Luftikus: {
    name: 'Luftikus Pneumatics Ltd.',
    address: {
      de: '88 Gongye Road\nTaichung 407\nTaiwan',
      en: '88 Gongye Road\nTaichung 407\nTaiwan',
    },
    contact: 'safety@luftikus.example',
    country: 'TW',
  },
} satisfies Partial<Record<Vendor, Company>>;

/** The importer of goods from outside the EU, who is responsible for their safety. */
export const importer: Company = {
  name: 'Nordufer Import GmbH',
  address: {
    de: 'Speicherstadt 5\n20457 Hamburg\nDeutschland',
    en: 'Speicherstadt 5\n20457 Hamburg\nGermany',
  },
  contact: 'produktsicherheit@nordufer.example',
  country: 'DE',
};

/** Invented makers not listed above all have the same kind of address. */
export const companyOf = (vendor: string): Company =>
  Object.entries(companies).find(([name]) => name === vendor)?.[1] ?? {
    name: `${vendor} Radteile GmbH`,
    address: {
      de: 'Industriepark 21\n33602 Bielefeld\nDeutschland',
      en: 'Industriepark 21\n33602 Bielefeld\nGermany',
    },
    contact: `info@${vendor.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
    country: 'DE',
  };
