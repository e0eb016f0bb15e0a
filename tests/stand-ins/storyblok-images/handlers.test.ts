import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getResponse} from 'msw';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createAssetStore} from './asset-store';
import {createStoryblokImageHandlers} from './handlers';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
});
afterAll(() => rm(folder, {recursive: true, force: true}));

const tile = '1600x1200/0a1b2c3d4e/tile__honig.jpg';
const logo = '640x160/0a1b2c3d4e/logo__pendlerplus.png';

async function get(path: string, {method = 'GET', ...headers}: Record<string, string> = {}) {
  const request = new Request(`https://a.storyblok.com/f/288000/${path}`, {method, headers});
  const handlers = createStoryblokImageHandlers(createAssetStore(folder));
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`Nobody answers ${path}`);
  return response;
}

async function measured(response: Response): Promise<string> {
  const {width, height, format} = await sharp(await response.arrayBuffer()).metadata();
  return `${width}x${height} ${format}`;
}

describe('image sizes', () => {
  it.each([
    ['', '1600x1200 jpeg'],
    ['/m/', '1600x1200 jpeg'],
    ['/m', '1600x1200 jpeg'],
    ['/m/400x300', '400x300 jpeg'],
    ['/m/400x0', '400x300 jpeg'],
    ['/m/0x300', '400x300 jpeg'],
    ['/m/0x0', '1600x1200 jpeg'],
    ['/m/400x400/smart', '400x400 jpeg'],
    ['/m/fit-in/400x400', '400x300 jpeg'],
    ['/m/fit-in/400x400/filters:fill(ffffff)', '400x400 jpeg'],
    ['/m/2000x1500', '2000x1500 jpeg'],
    ['/m/2000x1500/filters:no_upscale()', '1600x1200 jpeg'],
    ['/m/2000x1000/filters:no_upscale()', '1600x800 jpeg'],
    ['/m/0x0:800x400/400x0', '400x200 jpeg'],
    ['/m/-400x300', '400x300 jpeg'],
    ['/m/400x300/filters:rotate(90)', '300x400 jpeg'],
    [
      '/m/300x300/filters:quality(90):format(webp):focal(900x500:901x501):no_upscale():blur(2):brightness(-20):grayscale()',
      '300x300 webp',
    ],
  ])('%j returns %s', async (operations, expected) => {
    expect(await measured(await get(tile + operations))).toBe(expected);
  });

  it.each(['/m/colour', '/m/5000x5000', '/m/400x300/filters:sharpen(3)', '/m/400x300/smart/x'])(
    '%j is rejected',
    async (operations) => {
      expect((await get(tile + operations)).status).toBe(400);
    },
  );
});

describe('image operations', () => {
  /** The mean of each colour channel in a part of the map with its pin. */
  const shade = async (operations: string) => {
    const response = await get(`2400x960/0a1b2c3d4e/scene__streetmap.png/m/${operations}`);
    const {channels} = await sharp(await response.arrayBuffer()).stats();
    return channels.map(({mean}) => Math.round(mean));
  };

  it('crop around the focal point', async () => {
    const [red = 0, green = 0] = await shade('60x60/filters:focal(1606x210:1607x211)');
    const [plainRed = 0, plainGreen = 0] = await shade('60x60/filters:focal(300x800:301x801)');
    expect(red - green).toBeGreaterThan(plainRed - plainGreen);
  });

  it('remove the colour with the grayscale filter', async () => {
    const [red, green, blue] = await shade('100x40/filters:grayscale()');
    expect([green, blue]).toEqual([red, red]);
  });
});

describe('image formats', () => {
  it.each([
    ['', 'image/avif,image/webp,*/*', 'image/jpeg'],
    ['/m/100x0', 'image/avif,image/webp,*/*', 'image/webp'],
    ['/m/100x0', '*/*', 'image/jpeg'],
    ['/m/100x0/filters:format(avif)', '*/*', 'image/avif'],
    ['/m/100x0/filters:format(jpg)', 'image/webp', 'image/jpeg'],
  ])('%j with Accept %j returns %s', async (operations, accept, type) => {
    const response = await get(tile + operations, {Accept: accept});
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBe('Accept');
  });

  it('keep a transparent background', async () => {
    const picture = sharp(await (await get(`${logo}/m/320x0`)).arrayBuffer());
    expect((await picture.stats()).isOpaque).toBe(false);
  });
});

it.each([
  '1600x1200/0a1b2c3d4e/unknown.jpg',
  '1600x1200/0a1b2c3d4e/tile__pink.jpg',
  '800x600/0a1b2c3d4e/tile__honig.jpg',
  '1600x1200/0a1b2c3d4e/tile__honig.svg',
  'tile__honig.jpg',
])('returns 404 for %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});
