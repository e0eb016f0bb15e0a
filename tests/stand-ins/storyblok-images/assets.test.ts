import {describe, expect, it} from 'vitest';
import {assetSize, parseAssetName, sceneNames} from './asset-name';
import {assetSvg} from './asset-svg';

const names = [
  'cutout__trapez__mennige__ostwind',
  'bike__kids20__honig__zaunkoenig__cockpit',
  'accessory__helmet__mennige__1',
  'stage__sand__race__nachtblau__gratweg__side',
  'portrait__reseda__cargo__kreide__packesel__front',
  'tile__tanne',
  'scene__workshop__mennige',
  'logo__rueckenwind-dienstrad',
  'wordmark',
  ...sceneNames.map((name) => `scene__${name}`),
];

describe('Storyblok assets', () => {
  it.each(names)('%s is rendered in its natural size', (name) => {
    const asset = parseAssetName(name);
    if (!asset) throw new Error(`${name} is not drawn`);
    const {width, height} = assetSize(asset);
    const svg = assetSvg(asset);
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg).not.toContain('NaN');
    expect(svg).not.toContain('undefined');
  });

  it.each([
    '',
    'scene__moon',
    'scene__cargo__mennige',
    'scene__workshop',
    'tile__honig__more',
    'stage__honig__race__tanne__gratweg',
    'portrait__honig__race__tanne__gratweg__side',
    'logo__Großes',
    'bike__race__tanne',
  ])('%j is not parsed as an asset', (name) => {
    expect(parseAssetName(name)).toBeNull();
  });
});
