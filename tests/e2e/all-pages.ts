import {flagship, oil} from './shop-steps';

/** Pages that the shop builds itself. */
const shopPages = [
  '/',
  '/en-us',
  '/collections/e-bikes',
  '/collections/s-pedelecs',
  '/en-us/collections/e-bikes',
  '/collections/e-bikes?vendor=Ostwind&color-pattern=Reseda&price=1900:4500',
  '/collections/e-bikes?vendor=Ostwind&frame=Long+John',
  flagship.path,
  oil.path,
  `${flagship.path}/bewertung`,
  `/en-us${flagship.path}/review`,
  '/products/barkasse-1-lastenrad',
  '/products/mole-3-tiefeinsteiger?Farbe=Sand&Rahmengr%C3%B6%C3%9Fe=46+cm',
  '/products/massrahmen-kurbelwerk',
  '/products/fernweh-9-r-trapez-mit-750-wh-akku-riemenantrieb-und-stufenloser-nabenschaltung-fuer-lange-touren-mit-gepaeck',
  '/products/grat-150-fully',
  '/warenkorb',
  '/merkzettel',
  '/en-us/wishlist',
  '/merkzettel?v=41000000000001.41000000000464.41000000001160.1',
  '/en-us/wishlist?v=junk',
  '/konto/anmelden',
  '/en-us/account/login',
  '/konto/registrieren',
  '/en-us/account/register',
  '/konto/passwort-vergessen',
  '/konto/passwort-zuruecksetzen/7001/0123456789abcdef',
  '/konto/aktivieren/7001/0123456789abcdef',
  '/en-us/account/activate/7001/0123456789abcdef',
  '/?login=true',
  '/suche',
  '/suche?q=trekking',
  '/suche?q=gibtesnicht',
  '/datenschutz-einstellungen',
  '/en-us/privacy-settings',
  '/gibt/es/nicht',
  '/leasing-anfrage',
  '/leasing-anfrage?variant=41000000000001',
  '/leasing-anfrage?variant=41000000000001&step=4',
  '/leasing-anfrage?variant=41000000000001&sent',
  '/leasing-anfrage?variant=9999',
  '/en-us/leasing-request?variant=41000000000001',
  '/preisanfrage',
  '/preisanfrage?variant=41000000000001',
  '/preisanfrage?variant=1&sent',
  '/en-us/price-request?variant=41000000000001',
  '/werkstatt-termin',
  '/werkstatt-termin?sent=unconfirmed',
  '/werkstatt-termin?variant=41000000000001',
  '/en-us/workshop-appointment',
  '/vertrag-widerrufen',
  '/en-us/withdraw-from-contract?order=%231178',
  '/erinnern?variant=41000000000004',
  '/erinnern?variant=41000000000004&done=joined',
  '/en-us/remind-me?variant=41000000000004&code=made-up',
  '/groesse-finden',
  '/groesse-finden?product=fernweh-7-trapez&height=164',
  '/en-us/find-your-size?kind=mtb&height=170&inseam=200',
  '/dienstrad-leasing?price=3299&rrp=3999&gross=3500&class=1',
  '/en-us/dienstrad-leasing?price=abc&gross=1&class=9',
  '/vergleich',
  '/vergleich?p=fernweh-7-trapez,kutter-2-lastenrad,kontor-4-diamant&height=170',
  '/en-us/compare?p=fernweh-7-trapez,gibtesnicht,flitz-20-kinderrad,kettenoel-landregen-100-ml&height=abc&nur=unterschiede&q=kutter',
  '/versandkosten-lieferzeit',
  '/en-us/shipping-costs',
];

/** Legally required stories; every page must link to them. */
const legalPages = [
  '/impressum',
  '/agb',
  '/datenschutz',
  '/widerruf',
  '/batteriehinweise',
  '/barrierefreiheit',
  '/gewaehrleistung',
];

const storyPages = [
  '/bewertungen',
  '/werkstatt',
  '/dienstrad-leasing',
  '/ueber-uns',
  '/ueber-uns/team',
  '/beratung',
  '/beratung/rahmenhoehe',
  '/beratung/akku-und-reichweite',
  '/beratung/lastenrad',
  '/kontakt',
  '/karriere',
];

/** Every block in all variants that editors can choose. */
export const gallery = '/bausteine';

const inEnglish = [...legalPages, ...storyPages, gallery].map((path) => `/en-us${path}`);

/** Stories, in both languages. */
export const stories = [...legalPages, ...storyPages, gallery, ...inEnglish];

/** Every kind of page, in both languages. */
export const allPages = [...shopPages, ...stories];
