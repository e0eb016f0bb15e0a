import {expect, test} from 'vitest';
import {createShop} from './create-shop';
import {ask, testCatalogue, testProduct} from './small-shop';

const [variant] = testProduct(1).variants;

test('a product without options has Shopify’s Default Title', async () => {
  const plain = {
    ...testProduct(1),
    options: [],
    variants: variant
      ? [
          {
            ...variant,
            selected: [],
            stock: 0,
            continueSelling: true,
            price: 995,
            image: undefined,
            unitPrice: {quantity: 100, unit: 'ML', per: 1, perUnit: 'L'} as const,
          },
        ]
      : [],
  };
  const shop = createShop({catalogue: {...testCatalogue(0), products: [plain]}});
  const {data, errors} = await ask(
    shop,
    `{ product(handle: "rad-1") {
      encodedVariantExistence encodedVariantAvailability
      options { id name optionValues { id name firstSelectableVariant { title } } }
      adjacentVariants { id }
      variants(first: 2) { nodes {
        title availableForSale currentlyNotInStock quantityAvailable compareAtPrice { amount }
        selectedOptions { name value } image { url } weight weightUnit
        unitPrice { amount } unitPriceMeasurement { measuredType quantityUnit quantityValue referenceUnit referenceValue }
      } }
    } }`,
  );
  expect(errors).toBeUndefined();
  const {product} = data;
  expect(product).toMatchObject({
    encodedVariantExistence: 'v1_0',
    encodedVariantAvailability: 'v1_0',
    adjacentVariants: [],
    options: [{name: 'Title', optionValues: [{name: 'Default Title'}]}],
  });
  expect(product.variants.nodes[0]).toMatchObject({
    title: 'Default Title',
    availableForSale: true,
    currentlyNotInStock: true,
    quantityAvailable: 0,
    compareAtPrice: null,
    selectedOptions: [{name: 'Title', value: 'Default Title'}],
    weight: 14.5,
    weightUnit: 'KILOGRAMS',
    unitPrice: {amount: '99.5'},
    unitPriceMeasurement: {
      measuredType: 'VOLUME',
      quantityUnit: 'ML',
      quantityValue: 100,
      referenceUnit: 'L',
      referenceValue: 1,
    },
  });
  expect(product.variants.nodes[0].image.url).toContain(
    '/files/bike__city__reseda__plain__side.png',
  );
});
