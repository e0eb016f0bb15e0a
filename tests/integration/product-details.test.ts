import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/product';
import {loader as drawing} from '../../app/routes/resources/frame-drawing';
import {contextOf, SHOP} from '../fakes/request-context';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {setupShop, Visitor} from './call-route';
import {productAt} from './catalogue';

setupShop();

const NBSP = '\u00a0';
async function draw(address: string): Promise<Response> {
  const request = new Request(new URL(address, SHOP));
  return drawing({request, params: {}, context: await contextOf(request)});
}
const open = (path: string) => new Visitor().open(loader, path);
const flagship = `/products/${noteworthyHandles.flagship}`;

describe('the details of a bike', () => {
  it('show its technical data in German', async () => {
    const product = await productAt(flagship);
    const labels = product.features.map(({label}) => label);
    expect(labels.slice(0, 3)).toEqual(['Rahmen', 'Rahmenform', 'Antrieb']);
    expect(labels.slice(-3)).toEqual(['Lackierung', 'Geschlecht', 'Modelljahr']);
    const rows = product.features.map(({label, value}) => [label, value.replaceAll(NBSP, ' ')]);
    expect(Object.fromEntries(rows)).toMatchObject({
      Drehmoment: '85 Nm',
      Laufradgröße: '28 in',
      Straßenzulassung: 'Ja',
      Gewicht: '26,4 kg',
      // All facets of the lists are included, too.
      Rahmenform: 'Trapez',
      Antrieb: 'Kettenschaltung',
      Akku: '625 Wh, entnehmbar',
      Farbe: 'Reseda',
      Lackierung: 'Seidenmatt',
      Geschlecht: 'Unisex',
      Modelljahr: '2025',
    });
  });

  it('show a claim, facts, a text without lists and a table that repeats no value', async () => {
    const product = await productAt(flagship);
    expect(product.headline).toBe('Ein Rad für jeden Weg');
    expect(product.facts).toEqual(['Trekking', '625 Wh', 'Mittelmotor', '10-Gang']);
    expect(product.descriptionHtml).toMatch(/^<p>Das Fernweh 7 (?:(?!<li>).)*<\/p>$/);
    const values = product.features.flatMap(({value}) => value.split(', '));
    expect(values).toEqual([...new Set(values)]);
  });

  it('link to its other frame shapes unless they are options of the same product', async () => {
    const product = await productAt(flagship);
    const frames = product.frames?.values.map(({name, state, handle}) => [name, state, handle]);
    expect(frames).toEqual([
      ['Trapez', 'available', 'fernweh-7-trapez'],
      ['Diamant', 'otherProduct', 'fernweh-7-diamant'],
      ['Tiefeinsteiger', 'otherProduct', 'fernweh-7-tiefeinsteiger'],
    ]);
    // There they are an option, and rendered as such.
    const other = await productAt(`/products/${noteworthyHandles.otherModels}`);
    expect(other.frames).toBeNull();
    expect(other.options.at(-1)?.values.every(({drawing}) => drawing)).toBe(true);
    const single = await productAt(`/products/${noteworthyHandles.singleVariant}`);
    expect(single.frames).toBeNull();
  });

  it('are in English on English pages', async () => {
    const product = await productAt(`/en-us${flagship}`);
    expect(product.features).toContainEqual({label: 'Street legal', value: 'Yes'});
    expect(product.features).toContainEqual({label: 'Wheel size', value: `28${NBSP}in`});
    expect(product.headline).toBe('One bike for every way');
    expect(product.geometry?.rows.at(-1)?.label).toBe('Rider height');
    expect(product.rating).toMatchObject({text: '4.6', count: 38});
    expect(product.reviews[0]).toMatchObject({title: 'Pulls cleanly, uphill too'});
  });

  it('show its geometry and the rider height for each size', async () => {
    const product = await productAt(flagship);
    expect(product.geometry?.sizes).toEqual(['45 cm', '50 cm', '55 cm', '60 cm']);
    expect(product.geometry?.rows.map(({mark}) => mark).join('')).toBe('ABCDEF');
    expect(product.riderHeights).toMatchObject({'50 cm': '163–175'});
  });

  it('include a drawing of its shape and size, whose endpoint rejects invalid parameters', async () => {
    const product = await productAt(`${flagship}?Rahmengr%C3%B6%C3%9Fe=55+cm`);
    const {address = '', lines = ''} = product.geometry?.drawing ?? {};
    const answer = await draw(address);
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/);
    expect(lines).toMatch(/data-mark="F".*>F</);
    expect((await draw(address.replace('seatTube=5', 'seatTube=x'))).status).toBe(400);
    expect((await draw('/api/frame-drawing.svg')).status).toBe(400);
  });

  it('include documents to download', async () => {
    const product = await productAt(flagship);
    expect(product.downloads).toHaveLength(3);
    expect(product.downloads[0]).toMatchObject({
      title: 'Bedienungsanleitung Fernweh 7',
      fileName: 'bedienungsanleitung-fernweh-7.pdf',
      extension: 'PDF',
    });
  });

  it('are rendered into the markup of documents and sent as data only to script', async () => {
    const sent = async (script: boolean) => {
      const {product, markup} = await new Visitor().open(loader, flagship, {script});
      return JSON.stringify({product, markup});
    };
    const [document, answer] = await Promise.all([sent(false), sent(true)]);
    for (const text of ['Drehmoment', 'Zieht sauber an', 'data-mark', 'Bedienungsanleitung']) {
      expect(document).not.toContain(text);
      expect(answer).toContain(text);
    }
    const {about, geometry, reviews} = (await open(flagship)).markup;
    expect(about).toContain('Drehmoment');
    expect(geometry).toContain('data-mark');
    expect(reviews).toContain('Zieht sauber an');
  });

  it('show the rating and the reviews, newest first', async () => {
    const product = await productAt(flagship);
    expect(product.rating).toEqual({value: 4.6, text: '4,6', count: 38});
    expect(product.reviews.slice(0, 3).map(({title, author}) => [title, author])).toEqual([
      ['Zieht sauber an, auch am Berg', 'Jana P.'],
      ['Rahmenhöhe passt genau', 'Holger W.'],
      ['Gutes Rad, Klingel zu leise', 'Nele R.'],
    ]);
    const days = product.reviews.map(({day}) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('mark only verified reviews as checked and explain the check', async () => {
    const product = await productAt(flagship);
    expect(product.reviews.slice(0, 3).map(({verifiedLabel}) => verifiedLabel)).toEqual([
      'Kauf geprüft',
      'Kauf geprüft',
      '',
    ]);
    expect(product.reviewNote).toContain('Bei allen anderen');
    expect((await open(flagship)).markup.reviews).toContain('Bewertung melden');
    const {markup} = await open(`/en-us/products/${noteworthyHandles.singleVariant}`);
    expect(markup.reviews).toContain('There are no reviews of this item yet.');
    expect(markup.reviews).toContain('Write a review');
  });

  it('omit rating, reviews and geometry when there are none', async () => {
    const product = await productAt(`/products/${noteworthyHandles.singleVariant}`);
    expect(product).toMatchObject({rating: null, reviews: [], geometry: null, riderHeights: {}});
    expect(product.features).toContainEqual({label: 'Volumen', value: `100${NBSP}ml`});
  });
});

describe('a variant whose options change its details', () => {
  const {frameShapeOption, batteryOption} = noteworthyHandles;
  const query = (chosen: Record<string, string>) => `?${new URLSearchParams(chosen).toString()}`;
  const rowsOf = async (path: string) => {
    const product = await productAt(path);
    return Object.fromEntries(product.features.map(({label, value}) => [label, value]));
  };

  it('shows the figures of its battery in both languages', async () => {
    const path = `/products/${batteryOption}`;
    expect(await rowsOf(path)).toMatchObject({
      Akku: `750${NBSP}Wh, entnehmbar`,
      Ladezeit: `6${NBSP}h`,
    });
    expect(await rowsOf(path + query({Akku: '900 Wh'}))).toMatchObject({
      Akku: `900${NBSP}Wh, entnehmbar`,
      Ladezeit: `7,2${NBSP}h`,
      Drehmoment: `90${NBSP}Nm`,
    });
    expect(await rowsOf(`/en-us${path}${query({Battery: '900 Wh'})}`)).toMatchObject({
      Battery: `900${NBSP}Wh, removable`,
      'Charging time': `7.2${NBSP}h`,
    });
  });

  it('shows its battery among the facts next to the price', async () => {
    const path = `/products/${batteryOption}`;
    expect((await productAt(path)).facts).toContain('750 Wh');
    expect((await productAt(path + query({Akku: '900 Wh'}))).facts).toContain('900 Wh');
  });

  it('shows the geometry and the shape of its frame', async () => {
    const path = `/products/${frameShapeOption}`;
    const chosen = {Rahmenform: 'Trapez', Rahmengröße: '50 cm'};
    const [diamond, trapeze] = await Promise.all([
      productAt(path),
      productAt(path + query(chosen)),
    ]);
    const reachOf = ({geometry}: typeof diamond) =>
      geometry?.rows.find(({mark}) => mark === 'B')?.values;
    expect(reachOf(diamond)).toEqual(['378', '392', '406']);
    expect(reachOf(trapeze)).toEqual(['366', '380', '394']);
    expect(diamond.geometry?.drawing?.address).toContain('shape=diamond');
    expect(trapeze.geometry?.drawing?.address).toMatch(/shape=trapeze&wheel=28&seatTube=500/);
    expect(trapeze.features).toContainEqual({label: 'Rahmenform', value: 'Trapez'});
  });
});

describe('the structured data of a product', () => {
  const dataOf = async (path: string) => {
    const visitor = new Visitor();
    await visitor.open(loader, path);
    return JSON.parse(JSON.stringify(visitor.structuredData[0])) as {
      hasVariant: {
        offers: {price: string};
        additionalProperty?: {name: string; value: string}[];
      }[];
    };
  };

  it('contain all figures of the shown variant and option-dependent ones of the others', async () => {
    const path = `/products/${noteworthyHandles.batteryOption}`;
    const group = await dataOf(`${path}?Akku=900+Wh`);
    const propertiesOf = (at: number) =>
      Object.fromEntries(
        (group.hasVariant[at]?.additionalProperty ?? []).map(({name, value}) => [name, value]),
      );
    expect(propertiesOf(0)).toMatchObject({
      Akku: '900 Wh, entnehmbar',
      Ladezeit: '7,2 h',
    });
    const others = group.hasVariant.map((_, at) => propertiesOf(at)).slice(1);
    expect(others).toContainEqual({Akku: '750 Wh'});
    expect(others).toContainEqual({Akku: '900 Wh'});
  });

  it('are limited to 24 of 2,000 variants and exclude returns of made-to-measure goods', async () => {
    const group = await dataOf(`/products/${noteworthyHandles.manyVariants}`);
    expect(group.hasVariant).toHaveLength(24);
    expect(JSON.stringify(group)).toContain('MerchantReturnNotPermitted');
  });

  it('are not part of the loader data for documents or script', async () => {
    const answer = await new Visitor().request(loader, flagship, {script: true});
    expect(JSON.stringify(answer.data)).not.toContain('ProductGroup');
    const document = await new Visitor().request(loader, flagship);
    expect(JSON.stringify(document.data)).not.toContain('ProductGroup');
  });
});
