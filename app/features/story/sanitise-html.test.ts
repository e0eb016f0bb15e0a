import {describe, expect, it} from 'vitest';
import {hostileMarkup} from '../../../tests/fakes/hostile-markup';
import {mutatedMarkup} from '../../../tests/fakes/mutated-markup';
import {sanitiseHtml as sanitiseFor} from './sanitise-html.server';

const sanitiseHtml = (html: string) => sanitiseFor(html, 'de', ['shop.test']);

describe('a sanitised description', () => {
  it.each([
    ['<p>Ein <strong>Rad</strong>.</p>', '<p>Ein <strong>Rad</strong>.</p>'],
    ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<p>5 &lt; 6 &amp; 7 &gt; 6, M&uuml;hle</p>', '<p>5 &lt; 6 &amp; 7 &gt; 6, Mühle</p>'],
    [
      '<A HREF="https://x.test/a?b=1&amp;c=2">x</A>',
      '<a href="https://x.test/a?b=1&amp;c=2">x</a>',
    ],
    ['<a href="/collections/sale">x</a>', '<a href="/collections/sale">x</a>'],
    ["<a href='mailto:a@b.test'>x</a>", '<a href="mailto:a@b.test">x</a>'],
    ['<a href=tel:+49221>x</a>', '<a href="tel:+49221">x</a>'],
    ['<td colspan="2">x</td>', '<td colspan="2">x</td>'],
    ['a<br>b<br/>c', 'a<br>b<br>c'],
    [
      '<img src="https://cdn.shopify.com/s/files/1/a.jpg" alt="Ein &quot;Rad&quot;" width="10">',
      '<img src="https://cdn.shopify.com/s/files/1/a.jpg" alt="Ein &quot;Rad&quot;" width="10" loading="lazy">',
    ],
    [
      '<img src="//cdn.shopify.com/s/files/1/a.jpg">',
      '<img src="https://cdn.shopify.com/s/files/1/a.jpg" loading="lazy">',
    ],
  ])('keeps allowed markup: %s', (html, safe) => {
    expect(sanitiseHtml(html)).toBe(safe);
  });

  it.each([
    ['<h1>a</h1><h2>b</h2><h3>c</h3>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
    ['<b>a</b> <i>b</i>', '<strong>a</strong> <em>b</em>'],
    ['<p class="x" style="color:red" id="y" data-z="1">a</p>', '<p>a</p>'],
    ['<span style="x">a</span><font>b</font>', 'ab'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<ul><li>a<li>b</ul>c', '<ul><li>a</li><li>b</li></ul>c'],
    [
      '<table><tr><td>a<td>b<tr><td>c</table>',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    ],
    ['</div></section></main>a', 'a'],
    ['<strong><em>a</strong>b', '<strong><em>a</em></strong>b'],
    ['<p>a<!-- <b>c</b> -->b</p>', '<p>ab</p>'],
    ['', ''],
  ])('is normalised: %s', (html, safe) => {
    expect(sanitiseHtml(html)).toBe(safe);
  });
});

it.each([
  ['/werkstatt-termin', '/werkstatt-termin', '/en-us/workshop-appointment'],
  ['https://shop.test/pages/kontakt#karte', '/kontakt#karte', '/en-us/kontakt#karte'],
  ['https://x.test/suche', 'https://x.test/suche', 'https://x.test/suche'],
  ['https://shop.test/a.pdf', 'https://shop.test/a.pdf', 'https://shop.test/a.pdf'],
  ['#masse', '#masse', '#masse'],
])('a link to %s leads to %s, in English to %s', (address, german, english) => {
  const html = `<a href="${address}">x</a>`;
  expect(sanitiseHtml(html)).toBe(`<a href="${german}">x</a>`);
  expect(sanitiseFor(html, 'en', ['shop.test'])).toBe(`<a href="${english}">x</a>`);
});

describe('hostile markup', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<SCRIPT src=//evil.test></SCRIPT >a', 'a'],
    ['<script>alert(1)', ''],
    ['<script>"</script>"<b>a</b>', '"<strong>a</strong>'],
    ['<style>*{}</style><iframe srcdoc="<b>1</b>"></iframe>a', 'a'],
    ['<svg><a xlink:href="javascript:1"><script>1</script></a></svg>a', 'a'],
    ['<math><mi xlink:href="data:x">a</mi></math>b', 'b'],
    ['<noscript><p title="</noscript><img src=x onerror=1>">', ''],
    ['<textarea><img src=x onerror=1></textarea>a', 'a'],
    ['<form action="/x"><input name="a"></form>a', 'a'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="data:image/svg+xml,x">', ''],
    ['<img src="https://hersteller.test/a.jpg" alt="Rad">', ''],
    ['<img src="//hersteller.test/a.jpg">', ''],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" &#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java&#x0A;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\tscript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['<a href="\u0001javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.test">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.test">a</a>', '<a>a</a>'],
    ['<a href="/&#9;/evil.test">a</a>', '<a>a</a>'],
    ['<a href="#" href="javascript:1">a</a>', '<a href="#">a</a>'],
    [
      '<a href="https://x.test/&quot;onclick=&quot;1">a</a>',
      '<a href="https://x.test/&quot;onclick=&quot;1">a</a>',
    ],
    ['<a title="x" onfocus=1 autofocus href=#>a</a>', '<a href="#">a</a>'],
    ['<<b>a', '&lt;<strong>a</strong>'],
    ['<b <script>1</script>', '<strong>1</strong>'],
    ['<!--><img src=x onerror=1>-->a', '--&gt;a'],
    ['<![CDATA[<img src=x onerror=1>]]>', ''],
    ['<p/onclick=1>a', '<p>a</p>'],
    ['<template><b>a</b></template>c', 'c'],
    ['<base href="//evil.test"><meta http-equiv=refresh>a', 'a'],
    ['<x-y onclick=1>a</x-y>', 'a'],
    ['<constructor>a<toString href=1>b', 'ab'],
    ['a <', 'a &lt;'],
  ])('is neutralised: %s', (html, safe) => {
    expect(sanitiseHtml(html)).toBe(safe);
  });

  it.each(hostileMarkup)('is reduced to allowed markup: %j', expectAllowed);

  it('is reduced to allowed markup after 4,000 random mutations', () => {
    for (const html of mutatedMarkup(hostileMarkup, 4000)) expectAllowed(html);
  });

  it('is cut and closed at 100 levels of nesting', () => {
    const safe = sanitiseHtml(`${'<div>'.repeat(99)}a${'<div>'.repeat(5000)}b`);
    expect(safe).toBe(`${'<div>'.repeat(99)}a<div>${'</div>'.repeat(100)}`);
  });

  it.each([
    ...[
      '<',
      '<a "',
      "<a '",
      '<!--',
      '</',
      '<script',
      '<a href="',
      '&#',
      '<b>',
      '<p><b>',
      '<a b=c ',
    ],
    ...['<div></i>', '</p>', '<form>', '<svg><![CDATA[', '<table><b>', '<a>', '&amp', '<title>'],
  ])('is sanitised in linear time: %j repeated', (part) => {
    expectLinear((length) => part.repeat(length / part.length));
  });

  it('is sanitised in linear time for long names and values and many attributes', () => {
    expectLinear((length) => `<a ${'a'.repeat(length)}>`);
    expectLinear((length) => `<a href="${'a'.repeat(length)}">`);
    expectLinear(
      (length) => `<a ${Array.from({length: length / 8}, (_, at) => `b${at}=1`).join(' ')}>`,
    );
  });
});

/** Nothing but allowed markup is left, and each element ends within the text, after those that it contains. */
function expectAllowed(html: string): void {
  const safe = sanitiseHtml(html);
  expect(safe.replaceAll(allowed, ''), html).not.toMatch(/[<>]/);
  const open: string[] = [];
  for (const [, end, name = ''] of safe.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (end) expect(open.pop(), html).toBe(name);
    else if (!/^(br|hr|img)$/.test(name)) open.push(name);
  }
  expect(open, html).toEqual([]);
}

/** Everything that the sanitiser's output may contain in angle brackets. */
const allowed = new RegExp(
  [
    '</?(?:a|blockquote|caption|code|dd|div|dl|dt|em|figcaption|figure|h[3-6]|li|ol|p|pre|small|strong)>',
    '</?(?:sub|sup|table|tbody|td|tfoot|th|thead|tr|ul)>|<br>|<hr>',
    '<a href="(?:https?://|mailto:|tel:|#|/(?![/\\\\]))[^"<>\\u0000-\\u001f]*">',
    '<img src="https://[^"<>\\u0000-\\u001f]*"(?: alt="[^"<>]*")?(?: (?:width|height)="\\d+")* loading="lazy">',
    '<(?:td|th)(?: (?:col|row)span="\\d+")+>|<ol start="\\d+">',
  ].join('|'),
  'gi',
);

/**
 * 160,000 characters take a few milliseconds if the time grows linearly, and minutes if it grows quadratically or
 * faster; ten seconds are far from both, even on a busy machine.
 */
function expectLinear(textOf: (length: number) => string): void {
  const text = textOf(160_000);
  const started = performance.now();
  sanitiseHtml(text);
  expect(performance.now() - started).toBeLessThan(10_000);
}
