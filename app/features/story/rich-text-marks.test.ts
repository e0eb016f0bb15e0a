import {describe, expect, it} from 'vitest';
import {paragraph, richTextOf, text} from '../../../tests/fakes/rich-text';
import {readRichText} from './rich-text-schema.server';

const read = (...content: unknown[]) => readRichText(richTextOf(...content)).nodes;
const plain = (words: string) => ({kind: 'text', text: words, marks: [], anchor: ''});

describe('marks in rich text', () => {
  const linkMark = (href: unknown, more = {}) => ({
    type: 'link',
    attrs: {href, linktype: 'url', target: null, anchor: null, uuid: null, ...more},
  });
  const inlineOf = (...content: unknown[]) => {
    const [first] = read(paragraph(...content));
    return first?.kind === 'paragraph' ? first.nodes : null;
  };

  it.each([
    {type: 'styled', attrs: {class: 'fixed inset-0'}},
    {type: 'textStyle', attrs: {color: 'red; background: url(//evil.example)'}},
    {type: 'highlight', attrs: {color: '#ff0'}},
    {type: 'constructor'},
    {type: '__proto__'},
    {type: 7},
    'bold',
    null,
  ])('are dropped when unsupported: %j', (mark) => {
    expect(inlineOf({type: 'text', text: 'a', marks: [mark]})).toEqual([plain('a')]);
  });

  it('are applied once each', () => {
    const bold = Array(100_000).fill({type: 'bold'});
    expect(inlineOf({type: 'text', text: 'a', marks: bold})).toEqual([
      {...plain('a'), marks: ['bold']},
    ]);
  });

  it('merge adjacent pieces with the same link into one link', () => {
    const mark = linkMark('/impressum', {linktype: 'story'});
    const nodes = inlineOf(
      text('a '),
      text('b', mark),
      text('c', mark, {type: 'bold'}),
      text(' d'),
    );
    expect(nodes).toEqual([
      plain('a '),
      {
        kind: 'link',
        link: {kind: 'story', slug: 'impressum', anchor: '', newTab: false},
        nodes: [plain('b'), {...plain('c'), marks: ['bold']}],
      },
      plain(' d'),
    ]);
    expect(inlineOf(text('a', mark), text('b', linkMark('/agb')))).toHaveLength(2);
  });

  it('give a link the title set by the editor', () => {
    const mark = linkMark('/agb', {custom: {title: 'Bedingungen'}});
    expect(inlineOf(text('a', mark))).toMatchObject([{link: {title: 'Bedingungen'}}]);
    const none = linkMark('/agb', {custom: null});
    expect(inlineOf(text('a', none))).not.toHaveProperty('0.link.title');
  });

  it.each([
    [linkMark('hallo@radladen.example', {linktype: 'email'}), 'mailto:hallo@radladen.example'],
    [linkMark('https://example.com/', {target: '_blank'}), 'https://example.com/'],
    [
      linkMark('https://a.storyblok.com/f/1/a.pdf', {linktype: 'asset'}),
      'https://a.storyblok.com/f/1/a.pdf',
    ],
    [{type: 'link', attrs: {href: 'https://example.com'}}, 'https://example.com'],
  ])('become links with an address: %j', (mark, address) => {
    expect(inlineOf(text('a', mark))).toMatchObject([{kind: 'link', link: {address}}]);
  });

  it.each([
    linkMark('javascript:alert(1)'),
    linkMark('java\nscript:alert(1)'),
    linkMark('data:text/html,x'),
    linkMark('//evil.example'),
    linkMark(''),
    linkMark(null),
    linkMark({}),
    linkMark('javascript:alert(1)', {linktype: 'story'}),
    linkMark('javascript:alert(1)', {linktype: 'email'}),
    linkMark('javascript:alert(1)', {linktype: 'asset'}),
    {type: 'link'},
    {type: 'link', attrs: 'x'},
  ])('drop an invalid link but keep its text: %j', (mark) => {
    expect(inlineOf(text('a', mark))).toEqual([plain('a')]);
  });

  it('set a sanitised anchor', () => {
    const anchor = {type: 'anchor', attrs: {id: 'preise" onclick="alert(1)'}};
    expect(inlineOf(text('a', anchor))).toEqual([{...plain('a'), anchor: 'preiseonclickalert1'}]);
  });
});
