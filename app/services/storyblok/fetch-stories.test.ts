import {describe, expect, it} from 'vitest';
import {resolveReferences, type LinkedStories} from './fetch-stories.server';
import type {StoryContent} from './story-schema';

const story = {uuid: 'u-1', name: 'Werkstatt', full_slug: 'werkstatt'};
const known: LinkedStories = new Map([['u-1', story]]);
const page = (more: object): StoryContent => ({_uid: 'p', component: 'page', ...more});
const resolve = (content: StoryContent, links = known) =>
  resolveReferences(content, links, 'https://shop.test');
const resolved = (more: object) => resolve(page(more));

describe('links in a story', () => {
  it.each([
    ['a link field', {fieldtype: 'multilink', linktype: 'story', id: 'u-1', cached_url: 'alt'}],
    ['a link in rich text', {linktype: 'story', uuid: 'u-1', href: '/alt'}],
  ])('are resolved to their story: %s', (_, link) => {
    expect(resolved({body: [{deep: link}]}).body).toEqual([{deep: {...link, story}}]);
  });

  it('are resolved one level deep, so that stories may link to each other', () => {
    const link = {linktype: 'story', uuid: 'u-1'};
    const related = {uuid: 'u-1', content: {link}};
    const content = resolve(page({link}), new Map([['u-1', related]]));
    expect(content.link).toEqual({...link, story: related});
  });

  it.each([
    ['another type', {fieldtype: 'multilink', linktype: 'url', id: 'u-1'}],
    ['an unknown story', {fieldtype: 'multilink', linktype: 'story', id: 'u-2'}],
    ['no story', {fieldtype: 'multilink', linktype: 'story', id: ''}],
    ['something that is no id', {fieldtype: 'multilink', linktype: 'story', id: {}}],
  ])('are left unchanged for %s', (_, link) => {
    expect(resolved({link}).link).toEqual(link);
  });
});

describe('links to full URLs of the shop', () => {
  it.each([
    ['https://shop.test/impressum?a=1#b', '/impressum?a=1#b'],
    ['https://shop.test/', '/'],
    ['https://shop.test.example/impressum', 'https://shop.test.example/impressum'],
  ])('become paths: %s', (url, path) => {
    const text = {text: url, marks: [{type: 'link', attrs: {href: url}}]};
    expect(resolved({link: {url, cached_url: url}, text})).toMatchObject({
      link: {url: path, cached_url: path},
      text: {text: url, marks: [{attrs: {href: path}}]},
    });
  });
});

describe('the content of a story', () => {
  it('is copied instead of changed', () => {
    const given = page({link: {linktype: 'story', uuid: 'u-1'}});
    const before = structuredClone(given);
    expect(resolve(given)).not.toEqual(before);
    expect(given).toEqual(before);
  });

  it('of ordinary depth is not cut', () => {
    const content = page({body: [{columns: [{text: {content: [{text: 'Hallo', marks: null}]}}]}]});
    expect(resolve(content)).toEqual(content);
  });

  it('that is nested too deeply is cut', () => {
    const nested: unknown = JSON.parse('{"body":'.repeat(50_000) + '1' + '}'.repeat(50_000));
    const content = resolve(page({nested}));
    expect(JSON.stringify(content).length).toBeLessThan(2000);
  });

  it('cannot pollute the prototype', () => {
    const nested: unknown = JSON.parse('{"__proto__":{"polluted":true}}');
    resolve(page({nested}));
    expect({}).not.toHaveProperty('polluted');
  });
});
