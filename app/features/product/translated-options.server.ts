import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languages, type Language} from '~/i18n/languages';
import {optional} from '~/services/http/outage.server';

interface Switch {
  handle: string;
  /** `?Farbe=Reseda&login=true`, or ''. */
  search: string;
  from: Language;
  to: Language;
}

/**
 * A product page's query for another language: options and their values by the names they have there, everything
 * else as it is. Shopify translates names, never their order.
 */
export async function translateOptions(
  {shopify}: AppLoadContext,
  {handle, search, from, to}: Switch,
): Promise<string> {
  if (!search) return '';
  const [known, translated] = await Promise.all(
    [from, to].map((language) =>
      optional(shopify.product.options(handle, languages[language].shopify), []),
    ),
  );
  const query = [...new URLSearchParams(search)].map(([name, value]) => {
    const option = known?.findIndex((candidate) => candidate.name === name) ?? -1;
    const index = known?.[option]?.optionValues.findIndex((candidate) => candidate.name === value);
    const other = translated?.[option];
    return [other?.name ?? name, other?.optionValues[index ?? -1]?.name ?? value];
  });
  return `?${new URLSearchParams(query).toString()}`;
}
