import {describe, expect, it} from 'vitest';
import {focusPosition, imageCandidates, imageDimensions, type ImagePreset} from './image-sources';

const large = {width: 1600, height: 1200};
const unknown = {width: 0, height: 0};
const fluid: ImagePreset = {widths: [355, 710], sizes: '50vw'};

describe('the sizes that are offered', () => {
  it.each<[string, {width: number; height: number}, ImagePreset, string[]]>([
    ['all of a large picture', large, fluid, ['355x0', '710x0']],
    ['cut to a shape', large, {...fluid, ratio: '4/3'}, ['355x266', '710x533']],
    ['none wider than the picture', {width: 500, height: 400}, fluid, ['355x0', '500x0']],
    ['its own size alone when it is small', {width: 200, height: 400}, fluid, ['200x0']],
    [
      'none higher than the picture when it is cut',
      {width: 1600, height: 300},
      {...fluid, ratio: '4/3'},
      ['355x266', '400x300'],
    ],
    ['all of a picture of unknown size', unknown, {...fluid, ratio: '1/1'}, ['355x355', '710x710']],
  ])('are %s', (_, natural, preset, sizes) => {
    const offered = imageCandidates(natural, preset);
    expect(offered.map(({width, height}) => `${width}x${height}`)).toEqual(sizes);
  });
});

describe('the place that a page keeps free', () => {
  it.each<[string, {width: number; height: number}, ImagePreset, string]>([
    ['has the shape of the cut', large, {...fluid, ratio: '4/3'}, '355x266'],
    ['has the shape of the whole picture', large, fluid, '1600x1200'],
    ['is as wide as a fixed width', large, {widths: [144, 288]}, '144x108'],
    ['is no larger than the picture', {width: 100, height: 50}, {widths: [144, 288]}, '100x50'],
    ['has an assumed shape while the size is unknown', unknown, fluid, '355x266'],
  ])('%s', (_, natural, preset, size) => {
    const {width, height} = imageDimensions(natural, preset);
    expect(`${width}x${height}`).toBe(size);
  });
});

describe('a focus in pixels', () => {
  it.each([
    [{...large, focus: {x: 800, y: 300}}, '50% 25%'],
    [{...large, focus: {x: 0, y: 1200}}, '0% 100%'],
    [{width: 3000, height: 2000, focus: {x: 1000, y: 1}}, '33.3% 0.1%'],
    [{...large, focus: null}, undefined],
    [large, undefined],
    [{...unknown, focus: {x: 8, y: 3}}, undefined],
  ])('%j is %s', (picture, position) => {
    expect(focusPosition(picture)).toBe(position);
  });
});
