import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/product';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {openShop, Visitor} from './call-route';
import {
  addressOf,
  isAvailable,
  merchandiseIdOf,
  productOf,
  valuesOf,
  variantWith,
} from './catalogue';

openShop();

const flagship = () => productOf(noteworthyHandles.flagship);
/** 'size in colour', as the page describes a variant. */
const spoken = (variant: Parameters<typeof valuesOf>[1]) =>
  valuesOf(flagship(), variant).toReversed().join(' in ');
const operations = () => standIns.shop.requests().map(({operation}) => operation);

describe('a product', () => {
  it('is shown with its first variant that can be bought', async () => {
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

  it('is led to the options of a variant that Shopify names by its number', async () => {
    const last = flagship().variants.findLast(isAvailable) ?? variantWith(flagship(), isAvailable);
    const {handle} = flagship();
    const numbered = (number: string | number) =>
      `/products/${handle}?variant=${number}&utm_source=mail`;
    const {status, location} = await new Visitor().ask(loader, numbered(last.id));
    expect(status).toBe(302);
    expect(location).toMatch(/&utm_source=mail$/);
    const {product} = await new Visitor().open(loader, location ?? '');
    expect(product.variant.id).toBe(merchandiseIdOf(last));
    for (const other of [
      productOf(noteworthyHandles.singleVariant).variants[0]?.id ?? 0,
      'x',
      '9',
    ]) {
      expect((await new Visitor().ask(loader, numbered(other))).status).toBe(200);
    }
  });

  it('is shown with the variant that the address asks for', async () => {
    const last = flagship().variants.findLast(isAvailable) ?? variantWith(flagship(), isAvailable);
    const {product} = await new Visitor().open(loader, addressOf(flagship(), last));
    expect(product.variant.id).toBe(merchandiseIdOf(last));
    expect(product.options.map(({value}) => value)).toEqual(valuesOf(flagship(), last));
    expect(product.replaced).toBeNull();
  });

  it('says so when another variant stands in for a sold-out one', async () => {
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
    for (const {text} of product.replaced?.nearest ?? []) expect(text).not.toBe(spoken(shown));
  });

  it('that is all sold out is shown all the same', async () => {
    const {product} = await new Visitor().open(loader, `/products/${noteworthyHandles.soldOut}`);
    const [first] = productOf(noteworthyHandles.soldOut).variants;
    expect(product.variant).toMatchObject({id: first && merchandiseIdOf(first), available: false});
  });

  it('without options has none to choose', async () => {
    const path = `/products/${noteworthyHandles.singleVariant}`;
    const {product} = await new Visitor().open(loader, path);
    expect(product).toMatchObject({options: [], variantTitle: null});
    expect(product.variant.price.unit).toMatch(/€ \/ 1 l$/);
  });

  it('takes no word of tracking for an option and shares its answer', async () => {
    const visitor = new Visitor();
    const plain = await visitor.open(loader, `/products/${flagship().handle}`);
    const asked = operations().filter((name) => name === 'Product').length;
    const path = `/products/${flagship().handle}?utm_source=brief&gclid=1&login=true`;
    expect((await visitor.open(loader, path)).product).toEqual(plain.product);
    expect(operations().filter((name) => name === 'Product')).toHaveLength(asked);
  });

  it('speaks English on English pages', async () => {
    const {product} = await new Visitor().open(loader, `/en-us/products/${flagship().handle}`);
    expect(product.title).toBe(flagship().title.en);
    expect(product.variant.price.current).toMatch(/^€[\d,.]+\*$/);
  });

  it('names itself to search engines as the shop wrote it for them', async () => {
    const visitor = new Visitor();
    const {meta} = await visitor.open(loader, `/products/${flagship().handle}?utm_source=x`);
    const url = `https://shop.test/products/${flagship().handle}`;
    expect(meta).toContainEqual({title: `${flagship().seo?.title.de} – Radladen`});
    expect(meta).toContainEqual({tagName: 'link', rel: 'canonical', href: url});
    expect(visitor.structuredData).toContainEqual(expect.objectContaining({url}));
  });

  it('tells search engines nothing empty', async () => {
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

  it('shows the one that is asked for', async () => {
    const last = frame().variants.findLast(isAvailable) ?? variantWith(frame(), isAvailable);
    const {product} = await new Visitor().open(loader, addressOf(frame(), last));
    expect(product.variant.id).toBe(merchandiseIdOf(last));
    expect(product.options.map(({values}) => values.length)).toEqual([10, 20, 16]);
  });

  it('knows which combinations do not exist', async () => {
    const {product} = await new Visitor().open(loader, `/products/${frame().handle}`);
    const states = new Set(product.options.flatMap(({values}) => values).map(({state}) => state));
    expect(states).toContain('missing');
    expect(states).toContain('available');
  });
});
