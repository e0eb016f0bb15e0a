import {describe, expect, it} from 'vitest';
import {deliveryBase, regions} from './regions';

describe('the base of delivery calls', () => {
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
    'is the setting when there is one: %s',
    (override) => expect(deliveryBase('us', override)).toBe('http://127.0.0.1:4010/v2'),
  );
});
