import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {CountryCode} from '@shopify/hydrogen/storefront-api-types';
import type {VariantOfProductFragment} from '~/services/shopify/storefront.generated';

/** Each country is one more request, so a shop that sells to the whole world is not asked for all of it. */
const MOST_COUNTRIES = 10;

/**
 * Those of these variants that the shop sells anywhere but in the visitor's country; no request tells that of all
 * countries at once. The primary market is asked first, others only for what is missing still. What nobody knows
 * costs all of them, once: it is dropped then. Throws `ServiceOutage`.
 */
export async function askElsewhere(
  {shopify}: AppLoadContext,
  ids: readonly string[],
): Promise<VariantOfProductFragment[]> {
  const found = new Map<string, VariantOfProductFragment>();
  const ask = async (country: CountryCode | null) => {
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return;
    const variants = await shopify.variant.elsewhere(missing, country);
    for (const variant of variants) found.set(variant.id, variant);
  };

  await ask(null);
  if (found.size === ids.length) return [...found.values()];
  const {country: own, availableCountries} = await shopify.localization.get();
  const others = availableCountries.filter(({isoCode}) => isoCode !== own.isoCode);
  for (const {isoCode} of others.slice(0, MOST_COUNTRIES)) await ask(isoCode);
  return [...found.values()];
}
