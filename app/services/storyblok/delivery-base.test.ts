import {describe, expect, it} from 'vitest';
import {assetHosts, deliveryBase, isAsset, regions} from './delivery-client.server';

describe('the base URL of delivery calls', () => {
  it.each([
    ['eu', 'https://api.storyblok.com/v2'],
    ['us', 'https://api-us.storyblok.com/v2'],
    ['cn', 'https://app.storyblokchina.cn/v2'],
    ['ap', 'https://api-ap.storyblok.com/v2'],
    ['ca', 'https://api-ca.storyblok.com/v2'],
  ] as const)('in region %s is %s', (region, base) => {
    expect(deliveryBase(region)).toBe(base);
    expect(regions).toContain(region);
  });

  it.each(['http://127.0.0.1:4010/v2', 'http://127.0.0.1:4010/v2/'])(
    'is taken from the setting when there is one: %s',
    (override) => expect(deliveryBase('us', override)).toBe('http://127.0.0.1:4010/v2'),
  );
});

describe('Storyblok assets', () => {
  it.each([
    ['eu', ['https://a.storyblok.com', 'https://a2.storyblok.com']],
    ['us', ['https://a-us.storyblok.com', 'https://a2-us.storyblok.com']],
    ['cn', ['https://a.storyblokchina.cn']],
    ['ap', ['https://a-ap.storyblok.com', 'https://a2-ap.storyblok.com']],
    ['ca', ['https://a-ca.storyblok.com']],
  ] as const)('of region %s come from %j', (region, origins) => {
    expect(assetHosts(region)).toEqual(origins);
    for (const origin of origins) expect(isAsset(`${origin}/f/40100/x/0a/rad.svg`)).toBe(true);
  });

  it.each([
    'http://a.storyblok.com/f/1/x/0a/rad.svg',
    'https://a.storyblok.com.evil.test/f/1/x/0a/rad.svg',
    'https://app.storyblok.com/f/1/x/0a/rad.svg',
    'https://a.storyblok.com/rad.svg',
  ])('do not come from %s', (address) => {
    expect(isAsset(address)).toBe(false);
  });
});
