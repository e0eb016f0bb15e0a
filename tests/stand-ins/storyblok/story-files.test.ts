import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {testStory} from './small-space';
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
