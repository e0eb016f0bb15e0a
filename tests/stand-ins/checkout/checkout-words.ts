export type CheckoutLanguage = 'de' | 'en';

/** The checkout's texts in each language. */
export const checkoutWords = {
  de: {
    title: 'Kasse',
    notice: 'Dies ist eine Übungskasse: Niemand bezahlt hier etwas, nichts wird geliefert.',
    amount: 'Menge',
    article: 'Artikel',
    price: 'Preis',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    total: 'Gesamt',
    pickup: 'Vorgewählt: Abholung im Laden',
    empty: 'Der Warenkorb ist leer.',
    pay: 'Jetzt bezahlen',
    back: 'Zurück zum Shop',
    toCart: 'Zurück zum Warenkorb',
    thanks: 'Vielen Dank',
    thanksText: 'Ihre Bestellung ist eingegangen.',
    unknown: 'Diese Kasse gibt es nicht',
    unknownText: 'Der Warenkorb ist abgelaufen, schon bezahlt, oder der Link ist unvollständig.',
  },
  en: {
    title: 'Checkout',
    notice: 'This is a practice checkout: nobody pays here, nothing is delivered.',
    amount: 'Quantity',
    article: 'Item',
    price: 'Price',
    subtotal: 'Subtotal',
    discount: 'Discount',
    total: 'Total',
    pickup: 'Preselected: pickup in the shop',
    empty: 'The cart is empty.',
    pay: 'Pay now',
    back: 'Back to the shop',
    toCart: 'Back to the cart',
    thanks: 'Thank you',
    thanksText: 'We have received your order.',
    unknown: 'There is no such checkout',
    unknownText: 'The cart has expired, was already paid for, or the link is incomplete.',
  },
} as const satisfies Record<CheckoutLanguage, Record<string, string>>;

const isGerman = (tag: string) => tag.toLowerCase().startsWith('de');

/** The `locale` in the URL, else the cart's country, else the browser's language, else German. */
export function checkoutLanguage(
  request: Request,
  countryCode: string | null | undefined,
): CheckoutLanguage {
  const locale = new URL(request.url).searchParams.get('locale');
  if (locale) return isGerman(locale) ? 'de' : 'en';
  if (countryCode) return ['DE', 'AT', 'CH', 'LI'].includes(countryCode) ? 'de' : 'en';
  const [accepted] = (request.headers.get('accept-language') ?? '').split(',');
  return !accepted || accepted === '*' || isGerman(accepted) ? 'de' : 'en';
}
