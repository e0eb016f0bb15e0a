import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {colours, inertHtml, inertText, Markup, markup} from './mail-body.server';

const theme = readFileSync(new URL('../../ui/theme.css', import.meta.url), 'utf8');

it.each(Object.entries(colours))('the colour %s is %s in mails and on pages', (name, value) => {
  const token = new RegExp(`--color-${name}: (#[\\da-f]{3,6});`).exec(theme)?.[1] ?? '';
  const long = token.length === 4 ? token.replaceAll(/[\da-f]/g, '$&$&') : token;
  expect(value).toBe(long);
});

/** The text without its elements: what a reader sees and copies. */
const seen = (html: string) => html.replaceAll(/<[^>]*>/g, '');

describe('text in a mail', () => {
  it('has its markup escaped', () => {
    expect(inertHtml(`<img src=x onerror='a'> & "b"`)).toBe(
      '&lt;img src=x onerror=&#39;a&#39;&gt; &amp; &quot;b&quot;',
    );
  });

  it.each([
    'https://billig.example/rad?a=1&b=2',
    'http://192.168.0.1/x',
    'www.billig.example',
    'billig.example',
    'jana@mail.example',
    'javascript:alert(1)',
    'HTTPS://BILLIG.EXAMPLE',
    'müller.example',
    'xn--mller-kva.example',
  ])('is not turned into a link by mail programs, and is unchanged when copied: %s', (text) => {
    const html = inertHtml(text);
    expect(html).toContain('<span>');
    expect(seen(html).replaceAll('&amp;', '&')).toBe(text);
    // No piece between two elements is an address by itself.
    for (const piece of html.split(/<[^>]*>/)) {
      expect(piece).not.toMatch(/https?:|www\.\w|\w@\w|\w\.[a-zäöü]{2,}|javascript:/i);
    }
  });

  it.each(['Am 24.12. um 10 Uhr.', 'Kosten: 1.299 €', 'Ja. Nein. Und: so?'])(
    'is unchanged when it contains no address: %s',
    (text) => expect(inertHtml(text)).toBe(text),
  );

  it('keeps its line breaks', () => expect(inertHtml('a\nb')).toBe('a<br>b'));

  it('has its addresses broken up with invisible characters in the plain-text part', () => {
    const text = inertText('https://billig.example jana@mail.example 1.299 €');
    expect(text).not.toMatch(/https?:\/\/|\w\.\w*[a-z]|@\w/);
    expect(text.replaceAll('\u2060', '')).toBe('https://billig.example jana@mail.example 1.299 €');
  });
});

it('the markup template escapes values, except finished markup', () => {
  const bold = new Markup('<b>ok</b>');
  expect(markup`<p>${'<i>'}${bold}${null}${[bold, bold]}</p>`.text).toBe(
    '<p>&lt;i&gt;<b>ok</b><b>ok</b><b>ok</b></p>',
  );
});
