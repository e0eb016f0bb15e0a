import {closeOnSignal, openSuppliers} from '../commands/open-suppliers';
import {serveWorker} from '../commands/serve-worker';
import {warmHomePage} from '../commands/warm-home';

const port = Number(process.env.PORT ?? 3000);
const suppliers = await openSuppliers({
  port: Number(process.env.SERVICES_PORT ?? 4010),
  shopUrl: `http://localhost:${port}`,
});
const shop = await serveWorker({port, settings: suppliers.settings, proxy: true});

const {collections, products} = suppliers.catalogue().source;
const collection = collections[0];
const largest = products.reduce((one, other) =>
  other.variants.length > one.variants.length ? other : one,
);

const addresses = {
  'The shop': shop.url,
  'in English': `${shop.url}/en-us`,
  'a collection': `${shop.url}/collections/${collection?.handle}`,
  'a bicycle': `${shop.url}/products/${collection?.products[0]}`,
  [`${largest.variants.length} variants`]: `${shop.url}/products/${largest.handle}`,
  'the cart': `${shop.url}/warenkorb`,
  'its suppliers, simulated': suppliers.url,
};
console.log('\nRadladen is open.\n');
for (const [name, address] of Object.entries(addresses)) {
  console.log(`  ${name.padEnd(30)} ${address}`);
}
console.log(
  '\nNothing here is real: the cart\'s "Kasse" is a simulated checkout. Ctrl-C closes the shop.\n',
);
closeOnSignal(shop, suppliers);

// Not awaited: the shop is already open, and a missing picture is rendered when a visitor requests it.
if (process.env.WARM_PICTURES !== '0') {
  warmHomePage(shop.url).catch((error: unknown) => console.warn('No pictures drawn ahead:', error));
}
