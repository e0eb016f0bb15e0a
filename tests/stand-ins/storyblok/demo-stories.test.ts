import {describe, expect, it} from 'vitest';
import {readAssetAddress} from '../storyblok-images/asset-address';
import {assetSize, parseAssetName} from '../storyblok-images/asset-name';
import {fieldsIn, textOf, type ContentFields} from './content-values';
import {linkedStories} from './resources';
import {draftContent} from './story-change';
import {readStoryFiles} from './story-files';

const stories = readStoryFiles();
const everything = stories.map((story) => ({
  slug: story.full_slug,
  contents: [story.content, draftContent(story)],
}));

/** Why the picture of an asset cannot be rendered; empty when it can. */
function complaint(filename: string): string[] {
  const address = readAssetAddress(filename);
  if (!address || !filename.startsWith('https://a.storyblok.com/')) return [`${filename}: address`];
  const asset = parseAssetName(address.name);
  if (!asset) return [`${filename}: not drawn`];
  const {width, height} = assetSize(asset);
  const right = width === address.width && height === address.height;
  return right ? [] : [`${filename}: is ${width}x${height}`];
}

const picturesOf = (content: ContentFields): string[] =>
  [...fieldsIn(content)]
    .filter(({fieldtype, filename}) => fieldtype === 'asset' && filename)
    .map(({filename}) => textOf(filename));

describe('the stories of the demo', () => {
  it('use only pictures that can be rendered, in their natural size', () => {
    const wrong = everything.flatMap(({slug, contents}) =>
      contents
        .flatMap(picturesOf)
        .flatMap(complaint)
        .map((text) => `${slug}: ${text}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('link only to existing stories', () => {
    const known = new Set(stories.map(({uuid}) => uuid));
    const dangling = everything.flatMap(({slug, contents}) =>
      contents
        .flatMap(linkedStories)
        .filter((uuid) => !known.has(uuid))
        .map((uuid) => `${slug}: ${uuid}`),
    );
    expect([...new Set(dangling)]).toEqual([]);
  });
});
