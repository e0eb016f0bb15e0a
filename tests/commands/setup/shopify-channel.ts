import {z} from 'zod';
import {askForAll, type AdminApi} from './admin-api';
import * as documents from './admin-documents';
import type {ChangeList, CommandSettings} from './change-list';

const publishable = z.object({
  id: z.string(),
  handle: z.string(),
  publishedOnPublication: z.boolean(),
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

/** Products reach the storefront through a sales channel: what is on sale has to be published there. */
export async function planPublication(
  api: AdminApi,
  settings: CommandSettings,
): Promise<ChangeList> {
  const channel = await findChannel(api, settings);
  if (typeof channel === 'string') return [channel];
  const variables = {publication: channel.id};
  const goods = {
    product: await askForAll(api, publishable, documents.UNPUBLISHED_PRODUCTS, variables),
    collection: await askForAll(api, publishable, documents.UNPUBLISHED_COLLECTIONS, variables),
  };
  const {title} = channel;
  const publish = (kind: keyof typeof goods) =>
    goods[kind]
      .filter(({publishedOnPublication}) => !publishedOnPublication)
      .map(({id, handle}) => ({
        what: `${kind} ${handle}: published in ${title}`,
        apply: () => api.ask(z.unknown(), documents.PUBLISH, {id, publication: channel.id}),
      }));
  const automatic = {
    what: `sales channel ${title}: publishes new products by itself`,
    apply: () => api.ask(z.unknown(), documents.PUBLISH_NEW, {id: channel.id}),
  };
  return [
    ...(channel.autoPublish ? [] : [automatic]),
    ...publish('collection'),
    ...publish('product'),
  ];
}
