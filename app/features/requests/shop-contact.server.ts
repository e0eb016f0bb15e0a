import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {memoize} from '~/services/http/isolate-memory';
import {optional} from '~/services/http/outage.server';

const line = z.string().trim().catch('');

const contactSchema = z
  .object({
    company_name: line,
    phone: line,
    street: line,
    zip_code: line,
    city: line,
  })
  .transform(({company_name, phone, street, zip_code, city}) => ({
    name: company_name,
    phone,
    address: [street, [zip_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  }));

/** How the shop is reached besides by mail; '' for what its content does not say. */
export type ShopContact = z.output<typeof contactSchema>;

/** What the story 'config' says of the shop; everything '' while neither it nor a copy can be had. Never throws. */
export const loadShopContact = memoize(async (context: AppLoadContext): Promise<ShopContact> => {
  const story = context.storyblok.story('config', {lastGood: true});
  const config = await optional(story, null, "Cannot get the story 'config'");
  return contactSchema.parse(config?.content ?? {});
});
