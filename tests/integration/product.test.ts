import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/product';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';
import {
  addressOf,
  isAvailable,
  merchandiseIdOf,
  productOf,
  valuesOf,
  variantWith,
} from './catalogue';

setupShop();

const flagship = () => productOf(noteworthyHandles.flagship);
/** 'size in colour', as the page describes a variant. */
const spoken = (variant: Parameters<typeof valuesOf>[1]) =>
  valuesOf(flagship(), variant).toReversed().join(' in ');
const operations = () => standIns.shop.requests().map(({operation}) => operation);

describe('the page of a product', () => {
  it('shows the first available variant', async () => {
    const {product} = await new Visitor().open(loader, `/products/${flagship().handle}`);
    const first = variantWith(flagship(), isAvailable);
    expect(product).toMatchObject({
      handle: flagship().handle,
      title: flagship().title.de,
      variantTitle: valuesOf(flagship(), first).join(' / '),
      replaced: null,
      variant: {id: merchandiseIdOf(first), available: true},
    });
    expect(operations().filter((name) => name === 'ProductVariant')).toEqual([]);
  });

  it('redirects a variant number in the address to the options of that variant', async () => {
    const last = flagship().variants.findLast(isAvailable) ?? variantWith(flagship(), isAvailable);
    const {handle} = flagship();
    const numbered = (number: string | number) =>
      `/products/${handle}?variant=${number}&utm_source=mail`;
    const {status, location} = await new Visitor().request(loader, numbered(last.id));
    expect(status).toBe(302);
    expect(location).toMatch(/&utm_source=mail$/);
    const {product} = await new Visitor().open(loader, location ?? '');
    expect(product.variant.id).toBe(merchandiseIdOf(last));
    for (const other of [
      productOf(noteworthyHandles.singleVariant).variants[0]?.id ?? 0,
      'x',
      '9',
    ]) {
      expect((await new Visitor().request(loader, numbered(other))).status).toBe(200);
    }
  });

  it('shows the variant that the address names', async () => {
    const last = flagship().variants.findLast(isAvailable) ?? variantWith(flagship(), isAvailable);
    const {product} = await new Visitor().open(loader, addressOf(flagship(), last));
    expect(product.variant.id).toBe(merchandiseIdOf(last));
    expect(product.options.map(({value}) => value)).toEqual(valuesOf(flagship(), last));
    expect(product.replaced).toBeNull();
  });

  it('replaces a sold-out variant with an available one and says so', async () => {
    const sold = variantWith(flagship(), (variant) => !isAvailable(variant));
    const {product} = await new Visitor().open(loader, addressOf(flagship(), sold));
    const shown = variantWith(
      flagship(),
      (variant) => isAvailable(variant) && variant.selected[0] === sold.selected[0],
    );
    expect(product.variant.id).toBe(merchandiseIdOf(shown));
    expect(product.replaced?.text).toBe(
      `${spoken(sold)} ist ausverkauft. Gezeigt wird ${spoken(shown)}.`,
    );
    expect(product.replaced?.nearest.map(({text}) => text)).toEqual([
      '60 cm in Nachtblau',
      '55 cm in Reseda',
    ]);
  });

  it('shows the first variant when all are sold out', async () => {
    const {product} = await new Visitor().open(loader, `/products/${noteworthyHandles.soldOut}`);
    const [first] = productOf(noteworthyHandles.soldOut).variants;
    expect(product.variant).toMatchObject({id: first && merchandiseIdOf(first), available: false});
  });

  it('offers no options when there is a single variant', async () => {
    const path = `/products/${noteworthyHandles.singleVariant}`;
    const {product} = await new Visitor().open(loader, path);
    expect(product).toMatchObject({options: [], variantTitle: null});
    expect(product.variant.price.unit).toMatch(/€ \/ 1 l$/);
  });

  it('ignores tracking parameters and reuses the cached product', async () => {
    const visitor = new Visitor();
    const plain = await visitor.open(loader, `/products/${flagship().handle}`);
    const asked = operations().filter((name) => name === 'Product').length;
    const path = `/products/${flagship().handle}?utm_source=brief&gclid=1&login=true`;
    expect((await visitor.open(loader, path)).product).toEqual(plain.product);
    expect(operations().filter((name) => name === 'Product')).toHaveLength(asked);
  });

  it('is in English below /en-us', async () => {
    const {product} = await new Visitor().open(loader, `/en-us/products/${flagship().handle}`);
    expect(product.title).toBe(flagship().title.en);
    expect(product.variant.price.current).toMatch(/^€[\d,.]+\*$/);
  });

  it('gives search engines its SEO title, a canonical link and structured data', async () => {
    const visitor = new Visitor();
    const {meta} = await visitor.open(loader, `/products/${flagship().handle}?utm_source=x`);
    const url = `https://shop.test/products/${flagship().handle}`;
    expect(meta).toContainEqual({title: `${flagship().seo?.title.de} – Radladen`});
    expect(meta).toContainEqual({rel: 'canonical', href: url});
    expect(visitor.structuredData).toContainEqual(expect.objectContaining({url}));
  });

  it('contains no empty values in its structured data', async () => {
    const visitor = new Visitor();
    for (const handle of ['akku-rahmen', noteworthyHandles.singleVariant, flagship().handle]) {
      await visitor.open(loader, `/products/${handle}`);
      const data = JSON.stringify(visitor.structuredData);
      expect(data).toMatch(/"@type":"Product(Group)?","name":"./);
      expect(data).not.toMatch(/:\[\]|:""|:null|\{"@type":"\w+"\}/);
    }
  });
});

describe('a product with 2,000 variants', () => {
  const frame = () => productOf(noteworthyHandles.manyVariants);

  it('shows the variant that the address names', async () => {
    const last = frame().variants.findLast(isAvailable) ?? variantWith(frame(), isAvailable);
    const {product} = await new Visitor().open(loader, addressOf(frame(), last));
    expect(product.variant.id).toBe(merchandiseIdOf(last));
    expect(product.options.map(({values}) => values.length)).toEqual([10, 20, 16]);
  });

  it('marks combinations that do not exist as missing', async () => {
    const {product} = await new Visitor().open(loader, `/products/${frame().handle}`);
    const states = new Set(product.options.flatMap(({values}) => values).map(({state}) => state));
    expect(states).toContain('missing');
    expect(states).toContain('available');
  });
});
