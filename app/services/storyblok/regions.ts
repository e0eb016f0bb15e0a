/**
 * Hosts by region: of the delivery API, and of pictures and files that editors uploaded.
 * @see https://www.storyblok.com/docs/api/content-delivery/v2 (introduction)
 */
const hosts = {
  eu: {api: 'api.storyblok.com', assets: ['a.storyblok.com', 'a2.storyblok.com']},
  us: {api: 'api-us.storyblok.com', assets: ['a-us.storyblok.com', 'a2-us.storyblok.com']},
  cn: {api: 'app.storyblokchina.cn', assets: ['a.storyblokchina.cn']},
  ap: {api: 'api-ap.storyblok.com', assets: ['a-ap.storyblok.com', 'a2-ap.storyblok.com']},
  ca: {api: 'api-ca.storyblok.com', assets: ['a-ca.storyblok.com']},
} as const;

export type Region = keyof typeof hosts;

/** Regions in which Storyblok keeps spaces: the values of `STORYBLOK_REGION`. */
export const regions = ['eu', 'us', 'cn', 'ap', 'ca'] as const satisfies readonly Region[];

/** Where delivery calls begin, without a slash at the end; `override` is the whole base of a local stand-in. */
export function deliveryBase(region: Region, override?: string): string {
  return override ? override.replace(/\/+$/, '') : `https://${hosts[region].api}/v2`;
}

/** The origins that serve a region's pictures and files. */
export function assetHosts(region: Region): string[] {
  return hosts[region].assets.map((host) => `https://${host}`);
}

/** Whether an address is one of Storyblok's own pictures or files, of whatever region. */
export function isAsset(address: string): boolean {
  return regions.some((region) =>
    assetHosts(region).some((origin) => address.startsWith(`${origin}/f/`)),
  );
}
