import {describe, expect, it} from 'vitest';
import {richTextNodes} from './rich-text-html';

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && {marks}),
});
const paragraph = (...content: object[]) => ({type: 'paragraph', content});
const link = {href: '/agb', uuid: null, anchor: null, target: '_self', linktype: 'url'};
const cell = {colspan: 1, rowspan: 1, colwidth: null};

describe('rich text from HTML', () => {
  it.each([
    ['<h3>Titel</h3>', {type: 'heading', attrs: {level: 3}, content: [text('Titel')]}],
    ['<p>9 €&lt;10 &amp; mehr</p>', paragraph(text('9 €<10 & mehr'))],
    ['<p>a<br>b</p>', paragraph(text('a'), {type: 'hard_break'}, text('b'))],
    ['<hr>', {type: 'horizontal_rule'}],
    [
      "<pre class='language-ts'>a => b</pre>",
      {type: 'code_block', attrs: {class: 'language-ts'}, content: [text('a => b')]},
    ],
    [
      "<p>a <emoji name='copyright' emoji='©'></emoji> b</p>",
      paragraph(
        text('a '),
        {type: 'emoji', attrs: {name: 'copyright', emoji: '©', fallbackImage: null}},
        text(' b'),
      ),
    ],
    [
      "<img id='7' alt='Rad' src='https://a.storyblok.com/f/1/2x2/3/rad.jpg'>",
      {
        type: 'image',
        attrs: {
          ...{id: 7, alt: 'Rad', src: 'https://a.storyblok.com/f/1/2x2/3/rad.jpg'},
          ...{title: '', source: '', copyright: '', meta_data: {}},
        },
      },
    ],
  ])('%s', (html, node) => {
    expect(richTextNodes(html)).toEqual([node]);
  });

  it.each([
    ['<b>a</b>', {type: 'bold'}],
    ['<i>a</i>', {type: 'italic'}],
    ['<s>a</s>', {type: 'strike'}],
    ['<u>a</u>', {type: 'underline'}],
    ['<code>a</code>', {type: 'code'}],
    ['<sup>a</sup>', {type: 'superscript'}],
    ['<sub>a</sub>', {type: 'subscript'}],
    ["<anchor id='x'>a</anchor>", {type: 'anchor', attrs: {id: 'x'}}],
    ["<textStyle color='#123'>a</textStyle>", {type: 'textStyle', attrs: {color: '#123'}}],
    ["<a href='/agb'>a</a>", {type: 'link', attrs: link}],
    [
      "<a href='/agb' linktype='story' anchor='x' target='_blank'>a</a>",
      {type: 'link', attrs: {...link, linktype: 'story', anchor: 'x', target: '_blank'}},
    ],
  ])('marks text: %s', (html, mark) => {
    expect(richTextNodes(`<p>${html}</p>`)).toEqual([paragraph(text('a', mark))]);
  });

  it('repeats the outer marks on each text', () => {
    expect(richTextNodes('<p><b>a<i>b</i></b>c</p>')).toEqual([
      paragraph(text('a', {type: 'bold'}), text('b', {type: 'bold'}, {type: 'italic'}), text('c')),
    ]);
  });

  it('puts text of items and cells into paragraphs', () => {
    const item = (...content: object[]) => ({type: 'list_item', content});
    const inner = {type: 'bullet_list', content: [item(paragraph(text('c')))]};
    expect(richTextNodes("<ol order='7'><li>a <b>b</b><ul><li>c</li></ul></li></ol>")).toEqual([
      {
        type: 'ordered_list',
        attrs: {order: 7},
        content: [item(paragraph(text('a '), text('b', {type: 'bold'})), inner)],
      },
    ]);
    const row = [
      {type: 'tableHeader', attrs: {...cell, rowspan: 2}, content: [paragraph(text('a'))]},
      {type: 'tableCell', attrs: cell, content: [paragraph(text('b')), paragraph(text('c'))]},
    ];
    const table = "<table><tr><th rowspan='2'>a</th><td><p>b</p><p>c</p></td></tr></table>";
    expect(richTextNodes(table)).toEqual([
      {type: 'table', content: [{type: 'tableRow', content: row}]},
    ]);
  });
});
