import {isObjectType} from 'graphql';
import {expect, test} from 'vitest';
import {everyFieldOf} from './every-field';
import {resolvers} from './resolvers';
import {schemaOf, servedVersions} from './schema';
import {ask, testShop} from './small-shop';

const shop = testShop(4);

const roots = {
  product: ['Product', 'product(handle: "rad-1")', 4],
  variants: ['ProductVariant', 'node(id: "gid://shopify/ProductVariant/10001")', 3],
  collection: ['Collection', 'collection(handle: "alle-raeder")', 3],
  shop: ['Shop', 'shop', 4],
  localization: ['Localization', 'localization', 4],
  menu: ['Menu', 'menu(handle: "main-menu")', 4],
  page: ['Page', 'page(handle: "kontakt")', 3],
  search: ['SearchResultItemConnection', 'search(query: "rad", first: 3)', 3],
  predictive: ['PredictiveSearchResult', 'predictiveSearch(query: "rad")', 2],
  sitemap: ['Sitemap', 'sitemap(type: COLLECTION)', 2],
  redirects: ['UrlRedirectConnection', 'urlRedirects(first: 3)', 3],
  locations: ['LocationConnection', 'locations(first: 3)', 3],
} as const;

const everything = servedVersions.flatMap((version) =>
  Object.keys(roots).map((name) => [name, version] as const),
);

test.each(everything)('every field of %s resolves in API version %s', async (name, version) => {
  const [type, root, depth] = roots[name as keyof typeof roots];
  const selection = everyFieldOf(schemaOf(version), type, depth);
  const {errors, data} = await ask(
    shop,
    `query All { it: ${root} { ... on ${type} { ${selection} } } }`,
    {},
    {version},
  );
  expect(errors).toBeUndefined();
  expect(data.it).toBeTruthy();
});

test('every resolver belongs to a field of the unstable schema', () => {
  const schema = schemaOf('unstable');
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`${typeName} is no object type`);
    const known = type.getFields();
    expect([typeName, Object.keys(fields).filter((field) => !known[field])]).toEqual([
      typeName,
      [],
    ]);
  }
});
