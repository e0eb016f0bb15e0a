import type {StoredPostalAddress} from '../cart/cart-table';
import type {StoredCustomer} from './stored-customer';

/** A customer before the first visit. */
interface DemoCustomer extends Omit<StoredCustomer, 'addresses' | 'defaultAddressId'> {
  /** The first one is the default address. */
  addresses: StoredPostalAddress[];
}

const nobody = {
  phone: null,
  acceptsMarketing: false,
  createdAt: '2025-06-02T09:30:00Z',
  addresses: [],
};

/** Invented customers; the README lists their credentials. */
export const demoCustomers: readonly DemoCustomer[] = [
  {
    id: 7001,
    email: 'jana.petersen@mail.example',
    password: 'Reseda-Rad-7',
    firstName: 'Jana',
    lastName: 'Petersen',
    phone: '+492214710999',
    acceptsMarketing: true,
    createdAt: '2023-03-09T10:12:00Z',
    addresses: [
      {
        firstName: 'Jana',
        lastName: 'Petersen',
        address1: 'Nabenstraße 7',
        zip: '50674',
        city: 'Köln',
        countryCode: 'DE',
      },
    ],
  },
  {
    id: 7002,
    email: 'cagri.oeztuerk@mail.example',
    password: '36 Speichen & 1 Ventil',
    firstName: 'Çağrı',
    lastName: 'Öztürk-Großmann',
    phone: null,
    acceptsMarketing: false,
    createdAt: '2024-11-30T18:45:00Z',
    addresses: [
      {
        firstName: 'Çağrı',
        lastName: 'Öztürk-Großmann',
        company: 'Kettenwerk OG',
        address1: 'Felgengasse 12',
        address2: 'Stiege 3',
        zip: '1070',
        city: 'Wien',
        countryCode: 'AT',
      },
      {
        firstName: 'Çağrı',
        lastName: 'Öztürk-Großmann',
        address1: 'Bahnhofweg 4',
        zip: '8005',
        city: 'Zürich',
        countryCode: 'CH',
      },
    ],
  },
  {
    ...nobody,
    id: 7003,
    email: 'verein@mail.example',
    password: 'lastenrad',
    firstName: null,
    lastName: 'Lastenrad-Verein',
  },
  {
    ...nobody,
    id: 7004,
    email: 'gesperrt@mail.example',
    password: 'geschlossen',
    firstName: 'Gerd',
    lastName: 'Sperling',
    disabled: true,
  },
  {
    ...nobody,
    id: 7005,
    email: 'zu-oft@mail.example',
    password: 'immer-wieder',
    firstName: 'Otto',
    lastName: 'Oftmals',
    throttled: true,
  },
];
