import {readFileSync} from 'node:fs';
import {resolveConfig} from 'vite';
import {afterEach, describe, expect, it} from 'vitest';

const cdn = 'https://cdn.shopify.com/oxygen-v2/1/2/3/4/';

describe('the build for Oxygen', () => {
  afterEach(() => {
    delete process.env.HYDROGEN_ASSET_BASE_URL;
  });

  it('takes the URL of its assets from the deployment', async () => {
    process.env.HYDROGEN_ASSET_BASE_URL = cdn;
    expect((await resolveConfig({}, 'build', 'production', 'production')).base).toBe(cdn);
    delete process.env.HYDROGEN_ASSET_BASE_URL;
    expect((await resolveConfig({}, 'build', 'production', 'production')).base).toBe('/');
  });

  it('has the compatibility date 2025-04-01', () => {
    const oxygen: unknown = JSON.parse(readFileSync('dist/server/oxygen.json', 'utf8'));
    expect(oxygen).toMatchObject({compatibility_date: '2025-04-01'});
  });
});
