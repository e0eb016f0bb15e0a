import {createHash} from 'node:crypto';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readPreview} from './storyblok.server';

const NOW = 1_790_000_000;
const settings = {STORYBLOK_SPACE_ID: '288000', STORYBLOK_PREVIEW_TOKEN: 'preview-secret'};

beforeEach(() => void vi.useFakeTimers({now: NOW * 1000}));
afterEach(() => void vi.useRealTimers());

interface Marks {
  story?: string;
  space?: string;
  timestamp?: string;
  secret?: string;
  token?: string;
}

/** The URL with which the visual editor opens a page. */
function editorAddress(marks: Marks = {}): string {
  const {
    story = '4711',
    space = '288000',
    timestamp = String(NOW),
    secret = 'preview-secret',
  } = marks;
  const token = createHash('sha1').update(`${space}:${secret}:${timestamp}`).digest('hex');
  const query = new URLSearchParams({
    _storyblok: story,
    '_storyblok_tk[space_id]': space,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': marks.token ?? token,
  });
  return `https://shop.test/impressum?${query}`;
}

const read = (address: string, given: Partial<typeof settings> = settings) =>
  readPreview(new Request(address), {
    STORYBLOK_SPACE_ID: given.STORYBLOK_SPACE_ID,
    STORYBLOK_PREVIEW_TOKEN: given.STORYBLOK_PREVIEW_TOKEN,
  });

describe('a preview', () => {
  it('is verified by the signature of the visual editor', async () => {
    expect(await read(editorAddress())).toEqual({isVerified: true, storyId: 4711});
  });

  it('may have unencoded brackets in its URL', async () => {
    const address = editorAddress().replaceAll('%5B', '[').replaceAll('%5D', ']');
    expect(await read(address)).toEqual({isVerified: true, storyId: 4711});
  });

  it.each([
    ['now', 0],
    ['almost an hour ago', -3599],
    ['by a clock that is a minute ahead', 60],
  ])('is verified when it was signed %s', async (_, shift) => {
    const address = editorAddress({timestamp: String(NOW + shift)});
    expect(await read(address)).toMatchObject({isVerified: true});
  });
});

it.each([
  ['124105888551306', '124105888551306'],
  ['undefined', undefined],
  ['0', undefined],
  ['1&token=x', undefined],
])('a preview names the release that the editor shows: %s', async (release, expected) => {
  const address = `${editorAddress()}&${new URLSearchParams({_storyblok_release: release})}`;
  expect(await read(address)).toEqual({
    isVerified: true,
    storyId: 4711,
    ...(expected && {release: expected}),
  });
});

describe('a URL without a preview marker', () => {
  it.each(['https://shop.test/', 'https://shop.test/?_storyblok_tk[token]=x&storyblok=1'])(
    'is not a preview: %s',
    async (address) => expect(await read(address)).toBeNull(),
  );
});

describe('a preview marker', () => {
  const signed = createHash('sha1').update(`288000:preview-secret:${NOW}`).digest('hex');

  it.each<[string, Marks]>([
    ['that was signed with another token', {secret: 'public-token'}],
    ['of another space', {space: '288001'}],
    ['with one digit changed', {token: signed.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}],
    ['with half a signature', {token: signed.slice(0, 20)}],
    ['with more than a signature', {token: `${signed}00`}],
    ['with an empty signature', {token: ''}],
    ['signed a year ago with another token', {timestamp: String(NOW - 31_536_000), token: signed}],
    ['signed in the future', {timestamp: String(NOW + 61)}],
    ['signed at no time', {timestamp: ''}],
    ['signed at a time that is no number', {timestamp: 'NaN'}],
    ['signed at infinity', {timestamp: '1e99'}],
    ['signed at a negative time', {timestamp: '-1'}],
    ['of no story', {story: ''}],
    ['of a story that is no number', {story: '../4711'}],
    ['of a story beyond all numbers', {story: '9'.repeat(30)}],
  ])('%s is not verified', async (_, marks) => {
    expect(await read(editorAddress(marks))).toEqual({isVerified: false});
  });

  it.each([3600, 31_536_000])('signed %d seconds ago has expired', async (age) => {
    const address = editorAddress({timestamp: String(NOW - age)});
    expect(await read(address)).toEqual({isVerified: false, hasExpired: true});
  });

  it('without a signature is not verified', async () => {
    expect(await read('https://shop.test/?_storyblok=4711')).toEqual({isVerified: false});
  });

  it.each([
    ['no space', {STORYBLOK_PREVIEW_TOKEN: 'preview-secret'}],
    ['no preview token', {STORYBLOK_SPACE_ID: '288000'}],
    ['neither', {}],
  ])('is not verified when the shop has %s', async (_, given) => {
    expect(await read(editorAddress(), given)).toEqual({isVerified: false});
    const unsigned = editorAddress({secret: 'undefined'});
    expect(await read(unsigned, given)).toEqual({isVerified: false});
  });
});
