import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {
  node as richTextNode,
  type RichTextNode,
  picture,
  richTextOf,
  text,
} from '../../../tests/fakes/rich-text';
import {RichTextContent} from './RichTextContent';
import {readRichText} from './rich-text-schema.server';

const node = (type: string, ...content: unknown[]) => richTextNode(type, content);
const row = (type: string, ...cells: string[]) =>
  node('tableRow', ...cells.map((words) => node(type, node('paragraph', text(words)))));

const shown = (...content: unknown[]) =>
  markup(<RichTextContent text={readRichText(richTextOf(...content))} />).replace(
    /^<div class="rich-text ">(.*)<\/div>$/,
    '$1',
  );

describe('RichTextContent', () => {
  it('renders nothing for empty text', () => {
    expect(shown(node('paragraph'))).toBe('');
  });

  it('renders an element for every mark', () => {
    const marks = ['bold', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript'];
    const pieces = marks.map((type) => text('a', {type}));
    expect(shown(node('paragraph', ...pieces))).toBe(
      '<p><strong>a</strong><em>a</em><s>a</s><u>a</u><code>a</code><sup>a</sup><sub>a</sub></p>',
    );
    const both = text('a', {type: 'bold'}, {type: 'italic'});
    expect(shown(node('paragraph', both))).toBe('<p><em><strong>a</strong></em></p>');
  });

  it('renders an element for every block', () => {
    expect(
      shown(
        {...node('heading', text('A')), attrs: {level: 2}},
        node('blockquote', node('paragraph', text('b'))),
        node('code_block', text('c < d')),
        node('horizontal_rule'),
        {...node('ordered_list', node('list_item', text('e'))), attrs: {order: 4}},
        node('paragraph', text('f'), node('hard_break'), text('g')),
      ),
    ).toBe(
      '<h2>A</h2><blockquote><p>b</p></blockquote><pre><code>c &lt; d</code></pre><hr/>' +
        '<ol start="4"><li>e</li></ol><p>f<br/>g</p>',
    );
  });

  it('closes gaps between headings in and around quotations, below the heading above the text', () => {
    const heading = (level: number) => ({...node('heading', text('A')), attrs: {level}});
    const doc = richTextOf(heading(2), node('blockquote', heading(4), heading(2)), heading(3));
    expect(markup(<RichTextContent text={readRichText(doc)} parentLevel={2} />)).toContain(
      '<h3>A</h3><blockquote><h4>A</h4><h3>A</h3></blockquote><h4>A</h4>',
    );
  });

  it('renders short list items without paragraphs and long ones with them', () => {
    const [a, b] = [node('paragraph', text('a')), node('paragraph', text('b'))];
    const inner = node('bullet_list', node('list_item', b));
    const list = (...items: RichTextNode[]) =>
      shown(node('bullet_list', node('list_item', ...items)));
    expect(list(a)).toBe('<ul><li>a</li></ul>');
    expect(list(a, inner)).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
    expect(list(a, b)).toBe('<ul><li><p>a</p><p>b</p></li></ul>');
  });

  it('localises internal links and adds noopener to links in a new window', () => {
    const link = (href: string, more = {}) => ({
      type: 'link',
      attrs: {href, linktype: 'url', ...more},
    });
    expect(
      shown(node('paragraph', text('a', link('https://example.com', {target: '_blank'})))),
    ).toBe('<p><a href="https://example.com" target="_blank" rel="noopener">a</a></p>');
    const doc = node('doc', node('paragraph', text('a', link('/impressum', {linktype: 'story'}))));
    expect(markup(<RichTextContent text={readRichText(doc)} />, 'en')).toContain(
      '<a href="/en-us/impressum">a</a>',
    );
  });

  it('renders anchors as link targets', () => {
    const anchored = text('Preise', {type: 'anchor', attrs: {id: 'preise'}});
    expect(shown(node('paragraph', anchored))).toBe('<p><span id="preise">Preise</span></p>');
  });

  it('moves a picture with its caption out of the paragraph', () => {
    const html = shown(node('paragraph', text('a'), picture));
    expect(html).toMatch(/^<p>a<\/p><figure><picture/);
    expect(html).toContain('alt="Rad &quot;im&quot; Laden"');
    expect(html).toContain('width="1600" height="1200"');
    expect(html).toContain('<figcaption>Die Werkbank</figcaption></figure>');
    expect(html).not.toContain('alert');
  });

  it('renders column and row headers of a table with their scope', () => {
    const hours = node(
      'table',
      row('tableHeader', 'Tag', 'Zeit'),
      node('tableRow', node('tableHeader', text('Mo')), node('tableCell', text('9'))),
    );
    expect(shown(hours)).toBe(
      '<table><thead><tr><th scope="col">Tag</th><th scope="col">Zeit</th></tr></thead>' +
        '<tbody><tr><th scope="row">Mo</th><td>9</td></tr></tbody></table>',
    );
  });

  it('makes a wide table scrollable, also by keyboard', () => {
    const html = shown(node('table', row('tableCell', 'a', 'b', 'c')));
    expect(html).toMatch(
      /^<div class="table-scroll" role="group" aria-label="Tabelle" tabindex="0"><table><tbody>/,
    );
  });

  it('escapes markup typed by an editor', () => {
    const html = shown(node('paragraph', text('<script>alert(1)</script>')));
    expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });
});
