import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {
  component,
  flag,
  handle,
  link,
  longText,
  number,
  option,
  parts,
  picture,
  pictures,
  requiredText,
  richText,
  text,
} from './field-schemas.server';

const item = component('item', {label: requiredText(), link: link()});
const everything = component('everything', {
  title: text(),
  lead: longText(),
  handle: handle(),
  tone: option('plain', 'dark'),
  wide: flag(),
  count: number(),
  link: link(),
  picture: picture(),
  pictures: pictures(),
  body: richText(),
  items: parts(item),
});

const empty = {
  title: '',
  lead: '',
  handle: '',
  tone: 'plain',
  wide: false,
  count: null,
  link: null,
  picture: null,
  pictures: [],
  body: {nodes: []},
  items: [],
  edit: {},
};

describe('the fields of a block', () => {
  it('may all be missing', () => {
    const parsed = everything.parse({_uid: 'a', component: 'everything'});
    expect(parsed).toEqual({...empty, uid: 'a'});
  });

  it('may all be null, as Storyblok sends emptied ones', () => {
    const names = Object.keys(empty).filter((name) => name !== 'edit');
    const nulls = Object.fromEntries(names.map((name) => [name, null]));
    expect(everything.parse({...nulls, component: 'everything', _uid: 'a'})).toEqual({
      ...empty,
      uid: 'a',
    });
  });

  it('omit values that are not in the schema', () => {
    const parsed = everything.parse({component: 'everything', _uid: 'a', onclick: 'alert(1)'});
    expect(parsed).not.toHaveProperty('onclick');
    expect(parsed).not.toHaveProperty('component');
  });

  it('are cut to their maximum length', () => {
    const million = 'x'.repeat(1_000_000);
    const parsed = everything.parse({component: 'everything', title: million, lead: million});
    expect([parsed.title.length, parsed.lead.length]).toEqual([300, 5000]);
  });

  it.each([
    ['12.5', 12.5],
    ['', null],
    [' ', null],
    ['viel', null],
    [7, 7],
    [Infinity, null],
    [{}, null],
  ])('read %j as number %j', (count, expected) => {
    expect(everything.parse({component: 'everything', count}).count).toBe(expected);
  });

  it.each([
    ['dark', 'dark'],
    ['neon', 'plain'],
    ['', 'plain'],
    [3, 'plain'],
  ])('read %j as option %j', (tone, expected) =>
    expect(everything.parse({component: 'everything', tone}).tone).toBe(expected),
  );

  it.each([[{title: {}}], [{title: 4}], [{component: 'other'}], [{lead: ['x']}]])(
    'reject a block with %j',
    (more) => expect(everything.safeParse({component: 'everything', ...more}).success).toBe(false),
  );
});

describe('parts of a block', () => {
  const read = (items: unknown) => everything.parse({component: 'everything', items}).items;

  it('keep their order', () => {
    const items = ['eins', 'zwei'].map((label) => ({_uid: label, component: 'item', label}));
    expect(read(items).map(({label}) => label)).toEqual(['eins', 'zwei']);
  });

  it('are logged and left out individually when malformed', () => {
    expectConsoleError("A part 'item' of a block is malformed");
    const items = [{component: 'item', label: ''}, 'nonsense', {component: 'item', label: 'gut'}];
    expect(read(items).map(({label}) => label)).toEqual(['gut']);
  });

  it('are limited to sixty', () => {
    const items = Array.from({length: 500}, () => ({component: 'item', label: 'x'}));
    expect(read(items)).toHaveLength(60);
  });
});

describe('the attributes for the visual editor', () => {
  const read = (_editable: unknown) =>
    item.parse({component: 'item', _uid: 'u', label: 'x', _editable}).edit;

  it('are read from the comment in a draft', () => {
    const comment = '<!--#storyblok#{"name": "item", "space": "288000", "uid": "u", "id": "7"}-->';
    expect(read(comment)).toEqual({
      'data-blok-c': '{"name":"item","space":"288000","uid":"u","id":"7"}',
      'data-blok-uid': '7-u',
    });
  });

  it.each([undefined, null, 7, '', '<!--#storyblok#{nonsense}-->'])(
    'are empty for %j',
    (comment) => {
      expect(read(comment)).toEqual({});
    },
  );
});
