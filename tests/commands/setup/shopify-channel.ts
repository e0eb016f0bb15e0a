import {z} from 'zod';
import {askForAll, type AdminApi} from './admin-api';
import * as documents from './admin-documents';
import type {ChangeList, CommandSettings} from './change-list';

const publishable = z.object({
  id: z.string(),
  handle: z.string(),
  publishedOnPublication: z.boolean(),
  /** Where it is published, or will be. */
  resourcePublicationsV2: z.object({nodes: z.array(z.object({isPublished: z.boolean()}))}),
});

const channelSchema = z
  .object({
    id: z.string(),
    autoPublish: z.boolean(),
    catalog: z
      .object({apps: z.object({nodes: z.array(z.object({handle: z.string(), title: z.string()}))})})
      .nullable(),
  })
  .transform(({catalog, ...own}) => ({...own, ...catalog?.apps.nodes[0]}));

/** The shop's sales channel, or what has to be done by hand to get one. */
export async function findChannel(
  api: AdminApi,
  settings: CommandSettings,
): Promise<z.output<typeof channelSchema> | string> {
  const all = await askForAll(api, channelSchema, documents.PUBLICATIONS);
  const wanted = settings.SHOPIFY_CHANNEL?.toLowerCase();
  const fitting = all.filter(({handle = '', title = ''}) =>
    wanted
      ? [handle, title.toLowerCase()].includes(wanted)
      : /hydrogen|headless/i.test(`${handle} ${title}`),
  );
  const [channel, another] = fitting;
  if (channel && !another) return channel;
  const titles = all.flatMap(({title}) => title ?? []).join(', ');
  return `sales channel: add the Headless or Hydrogen channel, or name it as SHOPIFY_CHANNEL; there are: ${titles || 'none'}`;
}

/**
 * Goods reach the storefront through a sales channel: what exists is published there before new products are by
 * themselves. From then on the owner decides what is on sale.
 */
export async function planPublication(
  api: AdminApi,
  settings: CommandSettings,
): Promise<ChangeList> {
  const channel = await findChannel(api, settings);
  if (typeof channel === 'string') return [channel];
  if (channel.autoPublish) return [];
  const {title} = channel;
  const goods = await unpublishedIn(api, channel.id);
  return [
    ...goods.map(({id, name}) => ({
      what: `${name}: published in ${title}`,
      apply: () => api.ask(z.unknown(), documents.PUBLISH, {id, publication: channel.id}),
    })),
    // Last, so that an interrupted run is resumed.
    {
      what: `sales channel ${title}: publishes new products by itself`,
      apply: () => api.ask(z.unknown(), documents.PUBLISH_NEW, {id: channel.id}),
    },
  ];
}

/** The goods that the owner does not offer in a sales channel that is set up: `product rad-1`. */
export async function goodsOffSale(api: AdminApi, settings: CommandSettings): Promise<string[]> {
  const channel = await findChannel(api, settings);
  if (typeof channel === 'string' || !channel.autoPublish) return [];
  return (await unpublishedIn(api, channel.id)).map(({name}) => name);
}

/** Shopify creates this collection for the start page of its own themes. */
const FRONTPAGE = 'frontpage';

/** Collections and active products that are not in a channel, and in none at a later time. */
async function unpublishedIn(api: AdminApi, publication: string) {
  const variables = {publication};
  const goods = {
    collection: await askForAll(api, publishable, documents.UNPUBLISHED_COLLECTIONS, variables),
    product: await askForAll(api, publishable, documents.UNPUBLISHED_PRODUCTS, variables),
  };
  return (['collection', 'product'] as const).flatMap((kind) =>
    goods[kind].flatMap(({id, handle, publishedOnPublication, resourcePublicationsV2}) => {
      const isScheduled = resourcePublicationsV2.nodes.some(({isPublished}) => !isPublished);
      const isOwn = kind === 'collection' && handle === FRONTPAGE;
      return publishedOnPublication || isScheduled || isOwn
        ? []
        : [{id, name: `${kind} ${handle}`}];
    }),
  );
}
