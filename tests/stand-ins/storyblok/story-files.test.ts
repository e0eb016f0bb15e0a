import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {linkTo, testStory, uuidOf} from './small-space';
import {readStoryFiles} from './story-files';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stories-'));
});
afterEach(() => rm(folder, {recursive: true, force: true}));

const write = (file: string, content: unknown) =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

describe('story files', () => {
  it('are read in the order of their names', async () => {
    await write('beratung__lastenrad.json', {story: testStory(1, 'beratung/lastenrad')});
    await write('beratung.json', {story: testStory(2, 'beratung/')});
    await write('notes.txt', 'no story');
    const slugs = readStoryFiles(folder).map((story) => story.full_slug);
    expect(slugs).toEqual(['beratung/', 'beratung/lastenrad']);
  });

  it('may be missing', () => {
    expect(readStoryFiles(join(folder, 'nowhere'))).toEqual([]);
  });

  const nameless = testStory(1, 'home', {body: [{component: 'hero'}, {_uid: 'a'}]});
  it.each([
    ['home.json', '{"story":', /home\.json cannot be read as JSON/],
    ['home.json', {}, /home\.json is not a story:\n {2}story: /],
    ['home.json', {story: {...testStory(1, 'home'), id: 'x'}}, /story\.id: /],
    ['home.json', {story: {...testStory(1, 'home'), colour: 'red'}}, /colour/],
    ['home.json', {story: nameless}, /story\.content\.body\.0\._uid: a block needs an identifier/],
    ['home.json', {story: nameless}, /story\.content\.body\.1\.component: a block needs the name/],
    ['heim.json', {story: testStory(1, 'home')}, /heim\.json: story\.full_slug belongs into home/],
  ])('%s with %j is rejected', async (file, content, complaint) => {
    await write(file, content);
    expect(() => readStoryFiles(folder)).toThrow(complaint);
  });

  it('may shorten links, pictures and rich text', async () => {
    const filename = 'https://a.storyblok.com/f/288000/1800x1200/0a1b2c3d4e/scene__cargo.jpg';
    const block = {_uid: 'button', component: 'button', link: {linktype: 'story', cached_url: 'b'}};
    const short = {
      image: {id: 7, filename, alt: 'Lastenrad'},
      page: {linktype: 'url', url: '/cart', target: '_blank'},
      mail: {linktype: 'email', email: 'a@radladen.example'},
      text: {
        doc: ["<p><a href='/b' linktype='story'>b</a></p>", {type: 'blok', attrs: {body: [block]}}],
      },
    };
    await write('a.json', {story: testStory(1, 'a', short, {draft_content: {page: block.link}})});
    await write('b.json', {story: testStory(2, 'b')});
    const [{content, draft_content: draft} = {content: null}] = readStoryFiles(folder);
    const link = {id: '', url: '', cached_url: '', fieldtype: 'multilink'};
    const story = {...link, id: uuidOf(2), cached_url: 'b', linktype: 'story'};
    expect(story).toEqual(linkTo(2, 'b'));
    expect(draft).toEqual({page: story});
    expect(content).toMatchObject({
      image: {
        ...{id: 7, filename, alt: 'Lastenrad', fieldtype: 'asset', is_external_url: false},
        ...{name: '', focus: '', title: '', source: '', copyright: '', meta_data: {}},
      },
      page: {...link, url: '/cart', cached_url: '/cart', linktype: 'url', target: '_blank'},
      mail: {...link, linktype: 'email', email: 'a@radladen.example'},
      text: {
        type: 'doc',
        content: [
          {content: [{marks: [{attrs: {href: '/b', linktype: 'story', uuid: uuidOf(2)}}]}]},
          {type: 'blok', attrs: {body: [{...block, link: story}]}},
        ],
      },
    });
  });

  it('stay as they are when nothing is short', async () => {
    const link = {type: 'link', attrs: {href: '/b', linktype: 'story', uuid: uuidOf(2)}};
    const full = {
      image: {fieldtype: 'asset', filename: ''},
      page: linkTo(2, 'b'),
      text: {type: 'doc', content: [{type: 'text', text: 'b', marks: [link]}]},
    };
    await write('a.json', {story: testStory(1, 'a', full)});
    expect(readStoryFiles(folder)[0]?.content).toEqual(testStory(1, 'a', full).content);
  });

  it.each([
    [{page: {linktype: 'story', cached_url: 'b'}}, 'a.json: there is no story "b" to link to'],
    [{text: {doc: ['<p>Ein <blink>Wort</blink></p>']}}, 'a.json: rich text has no <blink>'],
  ])('with %j are rejected', async (content, complaint) => {
    await write('a.json', {story: testStory(1, 'a', content)});
    expect(() => readStoryFiles(folder)).toThrow(complaint);
  });

  it('are rejected when blocks share an identifier', async () => {
    const block = {_uid: 'same', component: 'hero'};
    await write('a.json', {story: testStory(1, 'a', {body: [block]})});
    await write('b.json', {story: testStory(2, 'b', {body: [block]})});
    expect(() => readStoryFiles(folder)).toThrow('_uid same is in "a" and in "b"');
    await write('b.json', {story: testStory(2, 'b', {body: [block, block]})});
    await rm(join(folder, 'a.json'));
    expect(() => readStoryFiles(folder)).toThrow('_uid same is in "b" and in "b"');
  });
});
