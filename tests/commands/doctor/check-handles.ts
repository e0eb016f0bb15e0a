import {z} from 'zod';
import type {CommandSettings} from '../setup/change-list';
import {blocksIn, type DeliveredStory} from '../setup/delivery-api';
import {summarize, warning, type Finding} from './finding';
import {queryStorefront} from './storefront-api';

/** Fields of stories that contain a handle of Shopify, by block; other fields also accept names. */
const fields: Partial<Record<string, Record<string, 'collection' | 'product'>>> = {
  'appointment-service': {product: 'product'},
  'collection-tile': {collection: 'collection'},
  config: {
    browse_collection: 'collection',
    bestseller_collection: 'collection',
    sale_collection: 'collection',
  },
  'product-tab': {collection: 'collection'},
};

const answerSchema = z.record(z.string(), z.object({id: z.string()}).nullable());

/**
 * Collections and products that stories name and Shopify no longer has: their tiles and tabs vanish, links lead to 404.
 * None if Shopify fails, which is reported separately.
 */
export async function checkHandles(
  stories: DeliveredStory[],
  settings: CommandSettings,
): Promise<Finding[]> {
  const named = stories.flatMap(({full_slug, content}) =>
    blocksIn(content).flatMap((block) =>
      Object.entries(fields[String(block.component)] ?? {}).flatMap(([field, kind]) => {
        const handle = z.string().trim().safeParse(block[field]).data;
        return handle ? [{story: full_slug, kind, handle}] : [];
      }),
    ),
  );
  if (named.length === 0) return [];
  const asked = named.map(
    ({kind, handle}, index) => `h${index}: ${kind}(handle: ${JSON.stringify(handle)}) { id }`,
  );
  const answer = await queryStorefront(settings, `query Named { ${asked.join(' ')} }`).catch(
    () => null,
  );
  const found = answerSchema.safeParse(answer?.data).data;
  if (!found) return [];
  const lost = named
    .filter((_, index) => !found[`h${index}`])
    .map(({story, kind, handle}) => `${story} (${kind} ${handle})`);
  if (lost.length === 0) return [];
  const what = `stories name what Shopify does not sell: ${summarize([...new Set(lost)])}`;
  return [warning(what, 'Storyblok → Content: the handle as in Shopify; or the sales channel')];
}
