import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/comparison';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {addressOf, merchandiseIdOf, productOf, valuesOf} from './catalogue';

setupShop();

const {flagship, soldOut, singleVariant, batteryOption, noImage, partlyReduced} = noteworthyHandles;
const other = 'kontor-4-diamant';
const cargo = 'kutter-2-lastenrad';
const sPedelec = 'fernweh-9-s-45-diamant';

async function compare(query: string, path = '/vergleich') {
  const {page, meta} = await new Visitor().open(loader, path + query);
  const row = (label: string) => page.rows.find((one) => one.label === label);
  const cells = (label: string) =>
    row(label)?.cells.map(({lines}) => lines.join('\n').replaceAll(/[\u00a0]/g, ' '));
  return {...page, meta, row, cells};
}

const handlesOf = ({bikes}: Awaited<ReturnType<typeof compare>>) => bikes.map(({key}) => key);

describe('compared bikes', () => {
  it('have the same rows, each with its own figures', async () => {
    const page = await compare(`?p=${flagship},${cargo}`);
    expect(handlesOf(page)).toEqual([flagship, cargo]);
    expect(page.rows.map(({label}) => label)).toEqual([
      'Preis',
      'Bestellbare Größen',
      'Motor',
      'Akku',
      'Reichweite',
      'Gewicht',
      'Zulässiges Gesamtgewicht',
      'Antrieb und Schaltung',
      'Bremsen',
      'Reifen',
      'Gepäckträger, Kindersitz',
      'Lieferung',
      'Dienstrad-Leasing',
    ]);
    expect(page.row('Preis')?.cells[0]?.price?.current).toMatch(/€\*$/);
    expect(page.cells('Zulässiges Gesamtgewicht')).toEqual(['150 kg', '230 kg']);
    expect(page.cells('Reichweite')?.[0]).toMatch(/^Flach, kleine Stufe: .*\nGemischt: .*\nBergig/);
    expect(page.cells('Dienstrad-Leasing')?.[0]).toMatch(/^ca\. \d+–\u2060?\d+ € im Monat netto$/);
    // Without data: an empty cell, which the page shows as 'keine Angabe'.
    expect(page.cells('Gepäckträger, Kindersitz')).toEqual([
      'MIK HD, 27 kg\nKindersitz vom Hersteller erlaubt',
      '',
    ]);
  });

  it('can be reduced to the rows that differ', async () => {
    const all = await compare(`?p=${flagship},${other}`);
    expect(all.equal).toBeGreaterThan(0);
    expect(all.row('Bremsen')?.allEqual).toBe(true);
    expect(all.toggle).toBe(`/vergleich?p=${flagship},${other}&nur=unterschiede`);
    const differing = await compare(`?p=${flagship},${other}&nur=unterschiede`);
    expect(differing.rows).toHaveLength(all.rows.length - all.equal);
    expect(differing.row('Bremsen')).toBeUndefined();
    expect(differing.toggle).toBe(`/vergleich?p=${flagship},${other}`);
  });

  it('show the visitor’s size and its availability', async () => {
    const {cells, bikes} = await compare(`?p=${flagship},${other}&height=1,60`);
    expect(cells('Meine Größe')?.[0]).toBe('45 cm: Bestellbar');
    expect(bikes[0]?.without).toBe(`/vergleich?p=${other}&height=1%2C60`);
    const tall = await compare(`?p=${flagship}&height=215`);
    expect(tall.cells('Meine Größe')).toEqual(['Keine Größe des Herstellers passt']);
    const wrong = await compare(`?p=${flagship}&height=abc`);
    expect(wrong).toMatchObject({
      height: 'abc',
      heightError: expect.stringContaining('80 bis') as string,
    });
    expect(wrong.row('Bestellbare Größen')).toBeDefined();
  });

  it('have sizes in any colour, whichever variant is shown', async () => {
    const [reseda] = productOf(flagship).variants;
    for (const name of [flagship, `${flagship}:${reseda?.id ?? ''}`]) {
      const {cells} = await compare(`?p=${name}&height=194`);
      expect(cells('Meine Größe')).toEqual(['60 cm: Bestellbar']);
    }
  });

  it('are shown in the variant given in the URL', async () => {
    const product = productOf(batteryOption);
    const last = product.variants.at(-1);
    if (!last) throw new Error('no variant');
    const [number = ''] = /\d+$/.exec(merchandiseIdOf(last)) ?? [];
    const {bikes, cells} = await compare(`?p=${batteryOption}:${number},${batteryOption}`);
    expect(bikes).toHaveLength(2);
    expect(bikes[0]?.options).toBe(valuesOf(product, last).join(', '));
    expect(bikes[0]?.href).toContain(addressOf(product, last));
    expect(cells('Akku')?.[0]).not.toBe(cells('Akku')?.[1]);
  });

  it('are shown in English in the English shop', async () => {
    const {cells, bikes} = await compare(`?p=${flagship},${other}`, '/en-us/compare');
    expect(cells('Drive and gears')?.[1]).toContain('8 gears');
    expect(cells('Company bike leasing')?.[0]).toMatch(/^approx\. €\d+–\u2060?\d+ net per month$/);
    expect(bikes[0]?.without).toBe(`/en-us/compare?p=${other}`);
  });
});

describe('a comparison URL', () => {
  it.each([
    ['', []],
    ['?p=', []],
    ['?p=,,%00,../x,<script>', []],
    [`?p=gibtesnicht,${flagship}`, [flagship]],
    [`?p=${flagship},${flagship}`, [flagship]],
    [`?p=${flagship}:99,${other}:abc`, [flagship]],
    [`?p=${singleVariant},${flagship}`, [flagship]],
    [`?p=${soldOut},${noImage},${sPedelec}`, [soldOut, noImage, sPedelec]],
    [`?p=${flagship},${other},${cargo},${soldOut},${noImage}`, [flagship, other, cargo, soldOut]],
    [`?p=gibtesnicht,${flagship},${singleVariant},${other},${cargo}`, [flagship, other]],
  ])('shows the bikes that exist among the first four: %s', async (query, handles) => {
    expect(handlesOf(await compare(query))).toEqual(handles);
  });

  it('shows notices about what is missing', async () => {
    expect((await compare(`?p=gibtesnicht,${singleVariant},${flagship}`)).notices).toEqual([
      'Ein Rad aus Ihrer Auswahl gibt es bei uns nicht mehr oder nicht in Ihrem Lieferland.',
      'Hier lassen sich nur Räder vergleichen; ein Artikel aus Ihrer Auswahl ist keins.',
    ]);
    const five = await compare(`?p=${flagship},${other},${cargo},${soldOut},${noImage}`);
    expect(five.notices).toEqual([expect.stringContaining('die ersten vier')]);
    expect(five).toMatchObject({hasRoom: false, offered: []});
    const two = await compare(`?p=gibtesnicht,${flagship},${singleVariant},${other}`);
    expect(two.notices).toEqual([
      expect.stringContaining('nicht mehr'),
      expect.stringContaining('ist keins'),
    ]);
    expect(two.hasRoom).toBe(true);
    const numbers = productOf(soldOut).variants.map(({id}) => `${soldOut}:${id}`);
    for (const order of [numbers, numbers.toReversed()]) {
      const replaced = await compare(`?p=${order.join()}`);
      expect(replaced.bikes).toHaveLength(1);
      expect(replaced.notices).toEqual([
        'Barkasse 1 Lastenrad: Sand ist ausverkauft. Gezeigt wird Nachtblau.',
      ]);
    }
    const sold = await compare(`?p=${soldOut}`);
    expect(sold.cells('Lieferung')).toEqual(['Ausverkauft']);
    expect(sold.cells('Dienstrad-Leasing')?.[0]).toMatch(/^ca\. .* im Monat netto$/);
  });

  it('costs Shopify one request for all variants and two for each bike', async () => {
    const names = [flagship, other, cargo, batteryOption, soldOut, noImage].map(
      (handle) => `${handle}:${productOf(handle).variants.at(-1)?.id}`,
    );
    await compare(`?p=${names.join(',')}`);
    const operations = standIns.shop.requests().map(({operation}) => operation);
    const count = (name: string) => operations.filter((one) => one === name).length;
    expect(count('VariantsByIds')).toBe(1);
    expect(count('Product')).toBe(4);
    expect(count('ProductVariant')).toBeLessThanOrEqual(4);
    expect(count('RequestedVariant')).toBe(0);
  });

  it.each([
    [`?p=${flagship}&p=${other}%3A5&height=170`, `?p=${flagship},${other}:5&height=170`],
    [`?p=${flagship}&p=${other}&q=rot+%26`, `?p=${flagship},${other}&q=rot%20%26`],
    ['?p=&p=&q=rot', '?q=rot'],
  ])('submitted by a form redirects to the shareable URL: %s', async (query, shared) => {
    const {status, location} = await new Visitor().request(loader, `/vergleich${query}`);
    expect([status, location]).toEqual([302, `/vergleich${shared}`]);
  });

  it('is not indexed by search engines', async () => {
    expect((await compare(`?p=${flagship}`)).meta).toContainEqual({
      name: 'robots',
      content: 'noindex',
    });
  });
});

describe('a bike suggested for the comparison', () => {
  it('is not one of the compared bikes, and is also offered for an empty comparison', async () => {
    const {offered} = await compare(`?p=${flagship}&height=170`);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered[0]?.href).toMatch(new RegExp(`^/vergleich\\?p=${flagship},[^,]+&height=170$`));
    expect(offered.filter(({href}) => href.includes(`,${flagship}`))).toEqual([]);
    expect((await compare('')).offered.length).toBeGreaterThan(0);
  });

  it('is a recently viewed one, except in cacheable data for script', async () => {
    const {id} = productOf(cargo);
    const visitor = new Visitor({cookies: {'recently-viewed': String(id)}});
    const {page} = await visitor.open(loader, `/vergleich?p=${flagship}`);
    expect(page.offered[0]?.href).toBe(`/vergleich?p=${flagship},${cargo}`);
    // Data for script may be cached briefly: it contains nothing specific to the visitor.
    const script = await visitor.open(loader, `/vergleich?p=${flagship}`, {script: true});
    const hrefs = script.page.offered.map(({href}) => href);
    expect(hrefs).toContain(`/vergleich?p=${flagship},fernweh-9-trapez`);
    expect(hrefs).not.toContain(`/vergleich?p=${flagship},${cargo}`);
  });

  it('has the price with which it was suggested', async () => {
    const {hits} = await compare(`?p=${flagship}&q=ballin+7+cityrad`);
    const [hit] = hits?.filter(({href}) => href.includes(partlyReduced)) ?? [];
    expect(hit?.price).toMatchObject({isLowestOfSeveral: true, current: '749\u00a0€*'});
    const {row} = await compare(hit?.href.replace('/vergleich', '') ?? '');
    expect(row('Preis')?.cells[1]?.price?.current).toBe(hit?.price.current);
  });

  it('can be found by a search for bikes only', async () => {
    const {hits} = await compare(`?p=${flagship}&q=kutter`);
    expect(hits?.map(({href}) => href)).toContain(`/vergleich?p=${flagship},${cargo}`);
    const oil = (await compare(`?p=${flagship}&q=kettenoel`)).hits?.map(({href}) => href);
    expect(oil).toHaveLength(4);
    expect(oil).not.toContain(`/vergleich?p=${flagship},${singleVariant}`);
    expect((await compare(`?p=${flagship}&q=xqzvwk`)).hits).toEqual([]);
  });
});
