import {requestForms} from './hostile-values';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';

/** A form that the shop accepts, with valid values. */
export interface ShopForm {
  /** The route below `app/routes` whose action handles it. */
  module: string;
  paths: readonly string[];
  fields: Readonly<Record<string, string>>;
  /** Only for customers. */
  signedIn?: boolean;
  /** For a request that is mailed. */
  sealed?: boolean;
  /** Sent by script as JSON instead of fields. */
  json?: boolean;
}

export const customer = {email: 'jana.petersen@mail.example', password: 'Reseda-Rad-7'};

const key = '1/abcdefgh12345678';
const twice = {password: 'Luftpumpe 9', passwordConfirmation: 'Luftpumpe 9'};
/** What customers type into fields for passwords, which no response may contain. */
export const passwords = [customer.password, twice.password, 'not hers'];
const nele = {firstName: 'Nele', lastName: 'Grote', email: 'nele@mail.example'};
const place = {address1: 'Speichenweg 3', address2: '', zip: '50674', city: 'Köln', country: 'DE'};
const address = {...nele, ...place, company: '', phone: '0221 4710120', useAsDefault: 'on'};
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const requests = requestForms('fuzz@mail.example', inDays(9));

const cart = {module: 'cart', paths: ['/warenkorb', '/en-us/cart']};
const line = 'gid://shopify/CartLine/1';
const wishlist = {module: 'wishlist', paths: ['/merkzettel', '/en-us/wishlist']};
const profile = {module: 'account/profile', signedIn: true};
const book = {module: 'account/addresses', fields: address, signedIn: true};
const withdrawal = {
  module: 'withdrawal',
  paths: ['/vertrag-widerrufen', '/en-us/withdraw-from-contract'],
  sealed: true,
};
const declaration = {name: 'Nele Grote', contract: '#1178', items: '', email: nele.email};
const reminder = {
  module: 'back-in-stock',
  paths: ['/erinnern?variant=41000000000004', '/en-us/remind-me?variant=41000000000004'],
};
const story = {json: true, fields: {story: '{"content":{"component":"page"}}'}};

const product = `/products/${noteworthyHandles.flagship}`;
const review = {
  rating: '4',
  title: 'Leiser als gedacht',
  body: 'Nach drei Wochen läuft es so ruhig wie am ersten Tag.',
  author: 'Jana P.',
  privacy: 'on',
};

/** Every form that the shop accepts, at least one for each action. */
export const shopForms = (merchandiseId: string): ShopForm[] => {
  const variant = merchandiseId.split('/').at(-1) ?? '';
  const returnTo = '/';
  return [
    {...cart, fields: {intent: 'add', merchandiseId, quantity: '1', returnTo}},
    {...cart, fields: {intent: 'lines', lineId: line, quantity: '2', returnTo}},
    {...cart, fields: {intent: 'lines', remove: line}},
    {...cart, fields: {intent: 'lines', lineId: line, shown: '1', quantity: 'x', returnTo}},
    {...wishlist, fields: {add: variant, returnTo}},
    {...wishlist, fields: {remove: variant, returnTo}},
    {...wishlist, fields: {move: variant, quantity: '1', returnTo}},
    {...wishlist, fields: {copy: `${variant}.1`, returnTo}},
    {...wishlist, fields: {clear: 'all'}},
    {...wishlist, fields: {undo: 'clear'}},
    {
      module: 'account/login',
      paths: ['/konto/anmelden', '/en-us/account/login'],
      fields: {...customer, returnTo},
    },
    {
      module: 'account/register',
      paths: ['/konto/registrieren'],
      fields: {...nele, ...twice, acceptsMarketing: 'on', privacy: 'on'},
    },
    {module: 'account/lost-password', paths: ['/konto/passwort-vergessen'], fields: nele},
    {
      module: 'account/new-password',
      paths: [`/konto/passwort-zuruecksetzen/${key}`, `/konto/aktivieren/${key}`],
      fields: twice,
    },
    {...withdrawal, fields: {...declaration, step: 'check'}},
    {...withdrawal, fields: {...declaration, step: 'confirm'}},
    {...profile, paths: ['/konto/daten'], fields: {...nele, currentPassword: 'not hers'}},
    {...profile, paths: ['/konto/daten?password'], fields: {...twice, currentPassword: 'not hers'}},
    {...book, paths: ['/konto/adressen?new', '/konto/adressen?edit=1', '/konto/adressen?delete=1']},
    // Classic accounts have no returns: the page must not exist.
    {
      module: 'account/order-return',
      paths: ['/konto/bestellungen/1022/rueckgabe'],
      fields: {'quantity-102200': '1', 'reason-102200': 'defective', note: 'Zu klein'},
      signedIn: true,
    },
    {module: 'account/logout', paths: ['/konto/abmelden'], fields: {}, signedIn: true},
    {
      module: 'privacy-settings',
      paths: ['/datenschutz-einstellungen'],
      fields: {choice: 'all', returnTo},
    },
    {
      module: 'resources/locale',
      paths: ['/api/locale'],
      fields: {language: 'en-US', country: 'US'},
    },
    {module: 'product', paths: [product], fields: {intent: 'clear'}},
    {
      module: 'review',
      paths: [`${product}/bewertung`, `/en-us${product}/review`],
      fields: review,
      signedIn: true,
      sealed: true,
    },
    {
      module: 'resources/search-events',
      paths: ['/api/search-events'],
      fields: {found: 'x', path: product},
    },
    {
      module: 'resources/visits',
      paths: ['/api/visits'],
      fields: {path: product, referrer: '', title: 'Kutter'},
    },
    {module: 'resources/agent-tools', paths: ['/.well-known/ucp'], fields: {}},
    {
      module: 'resources/agent-tools',
      paths: ['/api/ucp/mcp'],
      fields: {jsonrpc: '2.0', id: '1', method: 'tools/list'},
      json: true,
    },
    {
      module: 'resources/recently-viewed',
      paths: ['/api/recently-viewed'],
      fields: {seen: 'gid://shopify/Product/1'},
    },
    {...reminder, fields: {email: nele.email}, sealed: true},
    {...reminder, fields: {code: 'made-up'}},
    {module: 'price-request', paths: ['/preisanfrage'], fields: requests.price, sealed: true},
    {
      module: 'appointment',
      paths: ['/en-us/workshop-appointment'],
      fields: requests.appointment,
      sealed: true,
    },
    {
      module: 'appointment',
      paths: ['/werkstatt-termin?variant=41000000000001'],
      fields: {...requests.appointment, service: 'test-ride', half1: 'afternoon', bike2: 'Oker'},
      sealed: true,
    },
    {
      module: 'leasing-request',
      paths: ['/leasing-anfrage'],
      fields: requests.leasing,
      sealed: true,
    },
    {module: 'home', paths: ['/?index&_storyblok=1'], ...story},
    {module: 'leasing', paths: ['/dienstrad-leasing?_storyblok=1'], ...story},
    {module: 'shipping-costs', paths: ['/versandkosten-lieferzeit?_storyblok=1'], ...story},
    {module: 'content-page', paths: ['/impressum?_storyblok=1'], ...story},
  ];
};
