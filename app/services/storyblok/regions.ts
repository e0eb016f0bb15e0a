/**
 * Hosts of the delivery API by region.
 * @see https://www.storyblok.com/docs/api/content-delivery/v2 (introduction)
 */
const hosts = {
  eu: 'https://api.storyblok.com',
  us: 'https://api-us.storyblok.com',
  cn: 'https://app.storyblokchina.cn',
  ap: 'https://api-ap.storyblok.com',
  ca: 'https://api-ca.storyblok.com',
} as const;

export type Region = keyof typeof hosts;

export const regions = ['eu', 'us', 'cn', 'ap', 'ca'] as const satisfies readonly Region[];

/** Where delivery calls begin, without a slash at the end; `override` is the whole base of a local stand-in. */
export function deliveryBase(region: Region, override?: string): string {
  return override ? override.replace(/\/+$/, '') : `${hosts[region]}/v2`;
}
