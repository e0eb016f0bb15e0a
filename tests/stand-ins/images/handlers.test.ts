import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getResponse} from 'msw';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createImageHandlers, imagePath} from './handlers';
import type {PictureStore} from './picture-store';
import {createPictureStore} from './picture-store';

const bike = 'bike__race__nachtblau__gratweg__side.png';
const cutout = 'cutout__gravel__mennige__plain.png';
let folder = '';
let store: PictureStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  store = createPictureStore(folder);
});
afterAll(() => rm(folder, {recursive: true, force: true}));

async function get(
  file: string,
  parameters = '',
  {method = 'GET', ...headers}: Record<string, string> = {},
): Promise<Response> {
  const url = `https://cdn.shopify.com${imagePath(file)}${parameters}`;
  const request = new Request(url, {method, headers});
  const response = await getResponse(createImageHandlers(store), request);
  if (!response) throw new Error(`no handler for ${url}`);
  return response;
}

async function measured(response: Response): Promise<string> {
  const {width, height, format} = await sharp(await response.arrayBuffer()).metadata();
  return `${width}x${height} ${format}`;
}

describe('image sizes', () => {
  test.each([
    ['', '1600x1200 png'],
    ['&width=600', '600x450 png'],
    ['&height=300', '400x300 png'],
    ['&width=600&height=600', '600x450 png'],
    ['&width=5000', '1600x1200 png'],
    ['&width=9999', '1600x1200 png'],
    ['&width=-5&height=abc', '1600x1200 png'],
    ['&width=400&height=400&crop=center', '400x400 png'],
    ['&width=300&height=100&crop=bottom', '300x100 png'],
    ['&width=2400&height=2400&crop=left', '1200x1200 png'],
    ['&width=400&height=400&crop=diagonal', '400x300 png'],
  ])('%j returns %s', async (parameters, expected) => {
    expect(await measured(await get(bike, parameters))).toBe(expected);
  });

  test('a cut-out keeps its transparent background', async () => {
    const picture = sharp(await (await get(cutout, '&width=300')).arrayBuffer());
    expect((await picture.stats()).isOpaque).toBe(false);
    expect(await picture.metadata()).toMatchObject({width: 300, height: 200});
  });
});

describe('image formats', () => {
  test.each([
    ['image/avif,image/webp,*/*', '', 'image/avif'],
    ['image/webp,*/*', '', 'image/webp'],
    ['*/*', '', 'image/png'],
    ['image/avif,image/webp', '&format=pjpg', 'image/jpeg'],
    ['image/avif', '&format=webp', 'image/webp'],
    ['image/webp', '&format=auto', 'image/webp'],
  ])('Accept %j with %j returns %s', async (accept, format, type) => {
    const response = await get(bike, `&width=96${format}`, {Accept: accept});
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBe('Accept');
    const {format: found} = await sharp(await response.arrayBuffer()).metadata();
    expect(`image/${found === 'heif' ? 'avif' : found}`).toBe(type);
  });
});

describe('the image cache', () => {
  test('stores one file for concurrent requests and leaves no temporary files', async () => {
    const before = (await readdir(folder)).length;
    await Promise.all([1, 2, 3].map(() => get(bike, '&width=77')));
    const files = await readdir(folder);
    expect(files.length).toBe(before + 1);
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });
});

test('unknown image names return 404', async () => {
  for (const file of ['nothing.png', 'bike__x__y__z__side.png', 'manual.docx']) {
    expect((await get(file)).status).toBe(404);
  }
});
