import type {AppLoadContext} from '@shopify/remix-oxygen';
import {loadConfig} from '../site/site-config.server';

/** How the shop is reached besides by mail; '' for what its content does not say. */
export interface ShopContact {
  name: string;
  phone: string;
  address: string;
}

/** What the story 'config' says of the shop; everything '' while neither it nor a copy can be had. Never throws. */
export async function loadShopContact(context: AppLoadContext): Promise<ShopContact> {
  const config = await loadConfig(context);
  const {
    company_name: name = '',
    phone = '',
    street = '',
    zip_code: zip = '',
    city = '',
  } = config ?? {};
  const place = [zip, city].filter(Boolean).join(' ');
  return {name, phone, address: [street, place].filter(Boolean).join(', ')};
}
