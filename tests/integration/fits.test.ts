import {describe, expect, it} from 'vitest';
import {loader as openRoot} from '../../app/root';
import {loader as openAppointment} from '../../app/routes/appointment';
import {action} from '../../app/routes/cart';
import {loader as productLoader} from '../../app/routes/product';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {scarce} from './cart-visitor';

setupShop();

const childrensBike = '/products/flitz-20-kinderrad';

/** The content of the section, as a visitor reads it. */
async function fitsOf(path: string, visitor = new Visitor()) {
  const {markup} = await visitor.open(productLoader, path, {script: true});
  const html = markup.fits ?? '';
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
  const ticks = [...html.matchAll(/type="checkbox"[^>]* value="(\d+:1)"/g)].map(([, line]) => line);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  return {html, text, ticks, links};
}

describe('accessories that fit a bike', () => {
  it('are a helmet, a lock and a tube for a child’s bike, each with its reason', async () => {
    const {text, html} = await fitsOf(childrensBike);
    expect(text).toContain('Kinderhelm Kolibri');
    expect(text).toContain('51–55 cm');
    expect(text).toContain('für 110 bis 140 cm Körpergröße');
    expect(text).toMatch(/Rahmenschloss Ring .*für die Aufnahme am Hinterbau/);
    expect(text).toMatch(/20 Zoll, Autoventil .*passt in den Reifen 47-406 .*, mit Autoventil/);
    expect(text).not.toMatch(/Kindersitz|Kinderanhänger|Ladegerät|Akku Rahmen|28 Zoll/);
    expect(html).not.toContain('checked');
    expect(text).toMatch(/€\*.*inkl\. MwSt\. zzgl\. Versand/);
  });

  it('are the right tube, a basket for the rack and a child seat for an e-bike', async () => {
    const {text} = await fitsOf(`/products/${noteworthyHandles.flagship}`);
    expect(text).toMatch(/28 Zoll, Autoventil .*passt in den Reifen 47-622 \(28 × 1,75\)/);
    expect(text).toMatch(/Korb Einrast mit MIK-Platte .*für Gepäckträger MIK/);
    expect(text).toMatch(/Kindersitz Nest Träger .*Kindersitz vom Hersteller des Rads erlaubt/);
    expect(text).toMatch(/von uns montiert, 15 €\*/);
    const english = await fitsOf(`/en-us/products/${noteworthyHandles.flagship}`);
    expect(english.text).toMatch(/28 inch, Schrader .*fits tire 47-622 \(28 × 1.75\)/);
  });

  it('exclude what is forbidden or ruled out by the workshop', async () => {
    const textOf = async (handle: string) => (await fitsOf(`/products/${handle}`)).text;
    expect(await textOf(noteworthyHandles.flagship)).toContain('Zweinest');
    expect(await textOf('fernweh-9-s-45-diamant')).toMatch(/^(?!.*Zweinest).*Kindersitz Nest/);
    expect(await textOf('flitz-24-kinderrad')).toMatch(/^(?!.*Rahmenschloss).*Kinderhelm/);
    expect(await textOf('flitz-24-sport-kinderrad')).toContain('Rahmenschloss');
  });

  it('link to the workshop’s form, filled in, where the maker says nothing', async () => {
    const {text, links} = await fitsOf('/products/flitz-24-kinderrad');
    expect(text).toMatch(/Das klären wir mit Ihnen/);
    const seat = (await fitsOf(`/products/${noteworthyHandles.flagship}`)).links.find((link) =>
      link.includes('article=kindersitz-nest-hinten'),
    );
    const {initial} = await new Visitor().open(openAppointment, seat ?? '');
    expect(initial).toMatchObject({
      bike: 'Ostwind Fernweh 7 Trapez',
      message: 'Passt „Kindersitz Nest hinten“ zum Fernweh 7 Trapez?',
    });
    expect(links).toContain('/werkstatt-termin?for=flitz-24-kinderrad&article=kinderhelm-kolibri');
  });

  it.each([
    ['offers services', undefined, 'other'],
    ['has a text field for them', {services: []}, undefined],
  ])('fill in that form where it %s', async (_, content, service) => {
    if (content) standIns.storyblok.edit('werkstatt-termin', {content, publish: true});
    const link = '/werkstatt-termin?for=flitz-24-kinderrad&article=kinderhelm-kolibri';
    const {initial} = await new Visitor().open(openAppointment, link);
    expect(initial.bike).toContain('Flitz 24');
    expect(initial.service).toBe(service);
  });

  it('are replaced by the matching tires on a tube’s page, and missing on other pages', async () => {
    const {text, html} = await fitsOf('/products/schlauch-standard');
    expect(text).toContain('Reifen von 40 bis 62 mm Breite auf Felgen mit 622 mm');
    expect(text).toContain('28 × 1,75');
    expect(html.match(/role="img" aria-label/g)).toHaveLength(3);
    expect((await fitsOf('/products/kettenoel-landregen-100-ml')).text).toBe('');
  });

  it.each([
    ['added', {}, true],
    ['included', {duties_included: true}, false],
  ])('say abroad that import duties are %s', async (_, terms, areAdded) => {
    const shipping = [{component: 'shipping-row', country: 'CH', price: '9.90', ...terms}];
    standIns.storyblok.edit('config', {content: {shipping}, publish: true});
    const swiss = new Visitor({cookies: {'commerce-locale': 'CH-DE'}});
    const {text} = await fitsOf(childrensBike, swiss);
    expect(text).toContain('inkl. MwSt. zzgl. Versand');
    expect(text.includes('zzgl. Einfuhrabgaben')).toBe(areAdded);
  });

  it('are left out while Shopify is down, and the page still works', async () => {
    standIns.shop.injectFault({operation: 'Accessories', status: 503, times: 2});
    expectConsoleError('Shopify Accessories failed (503)');
    expect((await fitsOf(childrensBike)).text).toBe('');
  });
});

describe('adding accessories', () => {
  const add = (lines: string[]) =>
    new URLSearchParams([
      ['intent', 'addAll'],
      ['returnTo', childrensBike],
      ...lines.map((line) => ['add', line]),
    ]);

  it('adds all ticked ones at once and names them in the notice', async () => {
    const visitor = new Visitor();
    const {ticks} = await fitsOf(childrensBike);
    const form = add(ticks.slice(0, 2).map(String));
    expect(await visitor.request(action, '/warenkorb', {form})).toMatchObject({
      status: 303,
      location: childrensBike,
    });
    const page = await visitor.open(openRoot, childrensBike);
    expect(page.knownCart?.cart?.totalQuantity).toBe(2);
    expect(page.notices[0]?.message).toMatch(/^Kinderhelm Kolibri \(.+\), Rahmenschloss Ring/);
  });

  it('shows the cart when there are fewer than were ticked', async () => {
    const visitor = new Visitor();
    const form = add([`${scarce().id}:99`]);
    expect(await visitor.request(action, '/warenkorb', {form})).toMatchObject({
      status: 303,
      location: '/warenkorb',
    });
  });

  const mountedOn = async (prefix: string) => {
    const {html} = await fitsOf(`${prefix}/products/${noteworthyHandles.flagship}`);
    const found = html.matchAll(/name="mount"[^>]* value="([^"]+)"/g);
    return [...found].map(([, service = '']) => service);
  };

  it('are mounted as the cart says, one line for each article', async () => {
    const visitor = new Visitor();
    const services = await mountedOn('');
    expect(services.length).toBeGreaterThan(1);
    const form = add([]);
    for (const service of services) form.append('mount', service);
    await visitor.request(action, '/warenkorb', {form});
    const {knownCart} = await visitor.open(openRoot, childrensBike);
    const articles = services.map((service) => service.replace(/^\d+:\d+:/, ''));
    expect(knownCart?.cart?.lines.map(({notes}) => notes[0])).toEqual(
      expect.arrayContaining(articles.map((article) => `Für: ${article}`)),
    );
  });

  it('names what is mounted in German, too: the workshop reads the order', async () => {
    const visitor = new Visitor();
    const services = await mountedOn('/en-us');
    const form = add([]);
    for (const service of services) form.append('mount', service);
    await visitor.request(action, '/en-us/cart', {form});
    const {knownCart} = await visitor.open(openRoot, '/en-us/cart');
    expect(knownCart?.cart?.lines.map(({notes}) => notes[0])).toEqual(
      expect.arrayContaining(['For: Nest Rack Child Seat (Kindersitz Nest Träger)']),
    );
  });

  it('shows an error when nothing is ticked', async () => {
    const visitor = new Visitor();
    const form = add([]);
    expect(await visitor.request(action, '/warenkorb', {form})).toMatchObject({
      status: 303,
      location: `${childrensBike}#passt-dazu`,
    });
    const {knownCart, cartAnswer} = await visitor.open(openRoot, childrensBike);
    expect(knownCart?.cart).toBeNull();
    expect(cartAnswer?.error).toBe('cart.error.nothingTicked');
  });

  it('links to them from the notice that a bike was added', async () => {
    const visitor = new Visitor();
    const {product} = await visitor.open(productLoader, childrensBike);
    const form = {
      ...{intent: 'add', merchandiseId: product.variant.id, quantity: '1'},
      ...{returnTo: childrensBike, fits: '1'},
    };
    await visitor.request(action, '/warenkorb', {form});
    const {notices} = await visitor.open(openRoot, childrensBike);
    expect(notices[0]?.links?.[0]).toEqual({text: 'Was dazu passt', href: '#passt-dazu'});
  });
});
