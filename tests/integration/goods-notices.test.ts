import {describe, expect, it} from 'vitest';
import {action, loader as openCart} from '../../app/routes/cart';
import {loader as openProduct} from '../../app/routes/product';
import {contextOf, freshIsolate, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {legalGaps} from '../stand-ins/catalogue/legal-facts';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {parseNotices} from './parse-details';

setupShop();

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Range and cost of leasing appear there too, but are not legally required. */
const advice = /^(?:Reichweite|Als Dienstrad|Range|As a company bike)/;

/** All sections with their texts, as a visitor reads them. */
async function readNotices(handle: string, {language = '', visitor = new Visitor()} = {}) {
  const {markup, product} = await visitor.open(openProduct, `${language}/products/${handle}`);
  const notices = parseNotices(markup.notices).filter(({title}) => !advice.test(title));
  const texts = notices.map(({title, picture, parts}): [string, string[]] => [
    title,
    [
      ...(picture ? [picture] : []),
      ...parts.map(({label, text}) => plain(label ? `${label}: ${text}` : text)),
    ],
  ]);
  return {sections: Object.fromEntries(texts), notices, product};
}

const SAFETY = 'Angaben zur Produktsicherheit';

describe('the notices on a product page', () => {
  it('cover delivery, guarantee, battery, updates and safety of an e-bike', async () => {
    const {sections, product} = await readNotices(noteworthyHandles.flagship);
    expect(sections).toEqual({
      Lieferung: [
        'Wir liefern nach: Deutschland, Österreich und übrige EU.',
        'Auf Anfrage: Schweiz.',
        'Versandkosten und Lieferzeiten',
      ],
      'Garantie des Herstellers': [
        'GARAN-Label: 5 Jahre gewerbliche Haltbarkeitsgarantie von Ostwind für das Modell Fernweh 7 Trapez. Ihre gesetzlichen Gewährleistungsrechte bestehen daneben.',
        expect.stringMatching(
          /^Garantiegeber: Ostwind .*26721 Emden, .* 5 Jahre ab Kaufdatum in der EU .*Kaufbeleg/,
        ),
        'Ihre gesetzlichen Rechte bei Mängeln bestehen daneben; ihre Inanspruchnahme ist unentgeltlich.',
      ],
      Akku: ['Durchgestrichene Mülltonne', 'Akku nicht in den Hausmüll. Rückgabe kostenlos'],
      'Updates, Ersatzteile und Reparatur': [
        'Software-Updates des Herstellers mindestens bis 31. Dezember 2031.',
        'Ostwind liefert Ersatzteile zehn Jahre lang. Reparaturanleitungen liegen in unserer Werkstatt.',
      ],
      [SAFETY]: [
        'Hersteller: Ostwind Fahrradwerke GmbH\nDeichstraße 14\n26721 Emden\nDeutschland',
        'sicherheit@ostwind.example',
        'Modellnummer: OW-F7T',
        expect.stringContaining(
          'Warnhinweise: Vor jeder Fahrt Bremsen, Laufräder und Lenker prüfen.',
        ),
      ],
    });
    expect(product.guarantee).toBe('GARAN: 5 Jahre Haltbarkeitsgarantie von Ostwind');
  });

  it('are in English in the English shop', async () => {
    const {sections} = await readNotices(noteworthyHandles.flagship, {language: '/en-us'});
    expect(Object.keys(sections)).toEqual([
      'Delivery',
      'Producer’s guarantee',
      'Battery',
      'Updates, spare parts and repair',
      'Product safety information',
    ]);
    expect(sections['Product safety information']?.at(-1)).toMatch(/^Warnings: Check brakes/);
  });

  it('link to the battery page and show disposal costs only for a battery', async () => {
    const battery = await readNotices('akku-rahmen');
    const {parts = []} = battery.notices.find(({id}) => id === 'akku') ?? {};
    expect(parts.map(({text, href}) => [plain(text), href])).toEqual([
      ['Akku nicht in den Hausmüll. Rückgabe kostenlos', '/batteriehinweise'],
      ['Kosten der Altbatterie-Entsorgung, die der Hersteller trägt: 2,40 €.', undefined],
    ]);
    const tube = await readNotices('schlauch-standard');
    expect(Object.keys(tube.sections)).toEqual(['Lieferung', SAFETY]);
  });

  it('warn of the battery in whatever burns or charges for hours, except a charger', async () => {
    expect((await readNotices('akkupumpe-passat')).sections).toHaveProperty('Akku');
    expect((await readNotices('ladegeraet-4-a')).sections).not.toHaveProperty('Akku');
  });

  it('warn of the battery that only the chosen variant has', async () => {
    const handle = 'schlauch-standard';
    const {shopify} = await contextOf(new Request(`${SHOP}/products/${handle}`));
    const product = await shopify.product.get(handle);
    freshIsolate();
    const features = [{key: 'battery', type: 'single_line_text_field', value: '500 Wh'}];
    const selectedOrFirstAvailableVariant = {
      ...product?.selectedOrFirstAvailableVariant,
      features,
    };
    const body = JSON.stringify({data: {product: {...product, selectedOrFirstAvailableVariant}}});
    standIns.shop.injectFault({operation: 'Product', status: 200, body});
    expect((await readNotices(handle)).sections).toHaveProperty('Akku');
  });

  it('name the responsible person in the EU for imported goods', async () => {
    const {sections} = await readNotices('schlauch-standard');
    expect(sections[SAFETY]?.join('\n')).toContain(
      'Verantwortliche Person in der EU: Nordufer Import GmbH\nSpeicherstadt 5\n20457 Hamburg\nDeutschland\nproduktsicherheit@nordufer.example',
    );
  });

  it('describe a frame guarantee in words, without a label', async () => {
    const {sections, product, notices} = await readNotices(noteworthyHandles.manyVariants);
    expect(sections['Garantie des Herstellers']).toEqual([
      expect.stringMatching(/^Garantiegeber: Kranzberg .* für den Rahmen von /),
      'Ihre gesetzlichen Rechte bei Mängeln bestehen daneben; ihre Inanspruchnahme ist unentgeltlich.',
    ]);
    expect(notices.some(({picture}) => picture)).toBe(false);
    expect(product.guarantee).toBeNull();
    expect(sections.Maßanfertigung?.join()).toContain('§ 312g Abs. 2 Nr. 1 BGB');
  });

  it.each(['service', 'priceByValue'] as const)('are empty for %s', async (kind) => {
    expect((await readNotices(noteworthyHandles[kind])).notices).toEqual([]);
  });

  it('have no heading without text, whatever data is missing', async () => {
    for (const handle of Object.values(legalGaps)) {
      const {sections} = await readNotices(handle);
      expect(Object.keys(sections)).toContain(SAFETY);
      for (const texts of Object.values(sections)) expect(texts.join('').trim()).not.toBe('');
    }
    const {sections} = await readNotices(legalGaps.manufacturer);
    expect(sections[SAFETY]?.join()).not.toContain('Hersteller');
  });
});

describe('malformed product data', () => {
  it('omits only the notice it belongs to', async () => {
    const handle = noteworthyHandles.flagship;
    const {shopify} = await contextOf(new Request(`${SHOP}/products/${handle}`));
    const product = await shopify.product.get(handle);
    freshIsolate();
    const malformed = {
      softwareUpdates: {value: 'bald'},
      safetyWarnings: {value: '{'},
      batteryPassport: {value: 'javascript:alert(1)'},
      batteryFee: {value: '{"amount":"viel"}'},
      guarantee: {reference: {years: {value: 'lange'}}},
    };
    const body = JSON.stringify({data: {product: {...product, ...malformed}}});
    standIns.shop.injectFault({operation: 'Product', status: 200, body});
    for (const field of [
      'software_updates_until',
      'safety_warnings',
      'battery_passport',
      'battery_fee',
      'guarantee',
    ]) {
      expectConsoleError(`${handle}: ${field} is malformed`);
    }
    const {sections} = await readNotices(handle);
    expect(Object.keys(sections)).toEqual([
      'Lieferung',
      'Akku',
      'Updates, Ersatzteile und Reparatur',
      SAFETY,
    ]);
    expect(sections[SAFETY]?.join()).not.toContain('Warnhinweise');
    expect(sections.Akku).toHaveLength(2);
  });
});

describe('a cart line', () => {
  const lineOf = async (handle: string, start = '') => {
    const visitor = new Visitor();
    const {product} = await readNotices(handle, {language: start, visitor});
    const form = {intent: 'add', merchandiseId: product.variant.id, quantity: '1'};
    await visitor.request(action, '/warenkorb', {form, script: true});
    const {cart} = await visitor.open(openCart, start ? `${start}/cart` : '/warenkorb');
    const [line] = cart?.lines ?? [];
    return {line, product, cart};
  };

  it('of an S-pedelec shows the legal requirements for riders, like its page', async () => {
    const {line, product} = await lineOf('fernweh-9-s-45-diamant');
    expect(line?.notes).toEqual([
      'S-Pedelec (Kleinkraftrad, bis 45 km/h): Versicherungskennzeichen, Führerschein Klasse AM, Mindestalter 16 Jahre und Schutzhelm erforderlich. Radwege dürfen grundsätzlich nicht benutzt werden, Kinderanhänger sind nicht erlaubt. Die Betriebserlaubnis/COC liefern wir mit.',
    ]);
    expect(product.notes).toEqual(line?.notes);
    expect(line?.essentials).toMatch(/^S-Pedelec, .*motor.*, \d+\u00a0Wh/);
  });

  it('of a made-to-measure frame says that there is no right of withdrawal', async () => {
    const {line} = await lineOf(noteworthyHandles.manyVariants);
    expect(line?.notes.map(plain)).toEqual([
      'Maßanfertigung: kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB)',
    ]);
    expect(line?.essentials).toBe('');
  });

  it('shows type, battery, guarantee and excluded delivery areas', async () => {
    expect((await lineOf(noteworthyHandles.flagship)).line).toMatchObject({
      essentials: expect.stringMatching(/^E-Trekkingrad, .+, \d+\u00a0Wh/) as string,
      guarantee: 'GARAN: 5 Jahre Haltbarkeitsgarantie von Ostwind',
      notes: [],
    });
    const {line} = await lineOf('kutter-2-lastenrad', '/en-us');
    expect(line?.notes).toEqual(['No delivery to islands without a road connection.']);
  });

  it('for pickup only is not shipped, according to page, cart and structured data', async () => {
    const handle = noteworthyHandles.pickupOnly;
    const notice = 'Nur Abholung im Laden, Speichenweg 12 in Köln.';
    const visitor = new Visitor();
    const {sections} = await readNotices(handle, {visitor});
    expect(sections.Lieferung).toEqual([notice]);
    const data = JSON.stringify(visitor.structuredData);
    expect(data).toContain('"availableDeliveryMethod":"https://schema.org/OnSitePickup"');
    expect(data).not.toContain('shippingDetails');
    const {line, product, cart} = await lineOf(handle);
    expect(product).toMatchObject({notes: [notice], shipped: false});
    expect(line?.notes).toEqual([notice]);
    expect(line?.stock?.text).toBe('Im Laden abholbereit');
    expect(cart).toMatchObject({shipping: [], delivery: null});
  });
});
