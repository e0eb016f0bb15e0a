import type {Page} from '@playwright/test';
import {sanitiseHtml} from '../../app/features/story/sanitise-html.server';
import {hostileMarkup} from '../fakes/hostile-markup';
import {mutatedMarkup} from '../fakes/mutated-markup';
import {soaking} from '../run-length';
import {expect, test} from './test';

test.use({withPictures: true});

const mutated = mutatedMarkup(hostileMarkup, soaking(4000));
const hostile = [...hostileMarkup, ...mutated];

const ADDRESS = 'https://shop.test/';
const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Renders all texts on one live page, where scripts would really run. Returns what should not be there. */
async function complaints(page: Page, texts: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  const holders = texts.map((text) => `<section data-text>${text}</section>`);
  const html = `<!doctype html><script>window.HIT = window.hit</script>${holders.join('')}<br id="end">`;
  await page.exposeFunction('hit', () => void seen.push('a script ran'));
  await page.route('**', (route, request) => {
    if (request.url() === ADDRESS) return route.fulfill({contentType: 'text/html', body: html});
    if (request.resourceType() !== 'image') seen.push(`a request for ${request.resourceType()}`);
    return route.fulfill({contentType: 'image/svg+xml', body: pixel});
  });
  await page.goto(ADDRESS);

  const found = await page.evaluate(() => {
    const names =
      /^(a|blockquote|br|caption|code|dd|div|dl|dt|em|figcaption|figure|h[3-6]|hr|img|li|ol|p|pre|small|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|ul)$/;
    const attributes = /^(a href|img (src|alt|width|height|loading)|t[dh] (col|row)span|ol start)$/;
    const wrong: string[] = [];
    for (const element of document.querySelectorAll('[data-text] *')) {
      const {localName, namespaceURI} = element;
      if (!names.test(localName)) wrong.push(`element ${localName}`);
      if (!namespaceURI?.endsWith('/xhtml')) wrong.push(`${localName} of ${namespaceURI}`);
      for (const {name} of element.attributes) {
        if (!attributes.test(`${localName} ${name}`)) wrong.push(`attribute ${name}`);
      }
      if (!(element instanceof HTMLAnchorElement && element.hasAttribute('href'))) continue;
      const {protocol, host} = element;
      if (!/^(https?|mailto|tel):$/.test(protocol)) wrong.push(`link to ${protocol}`);
      if (host === 'evil.test') wrong.push(`link to ${host}`);
    }
    return {
      wrong,
      // Elements opened in a text are closed within it.
      apart: document.querySelectorAll('body > [data-text]').length,
      after: document.querySelectorAll('body > #end').length,
    };
  });
  if (found.apart !== texts.length || found.after !== 1) seen.push('a text that is left open');
  return [...found.wrong, ...seen];
}

test(`${hostile.length} hostile product descriptions render only allowed markup @with-script`, async ({
  page,
}) => {
  expect(await complaints(page, hostile.map(sanitiseHtml))).toEqual([]);
});

test('without the sanitiser the same check finds every violation @with-script', async ({page}) => {
  const texts = [
    '<p onclick="hit()">a</p><img src=x onload=hit()>',
    '<a href="javascript:hit()">a</a><a href=//evil.test>a</a>',
    '<svg><script>hit()</script></svg><iframe></iframe>',
    '</section><strong>',
  ];
  expect(new Set(await complaints(page, texts))).toEqual(
    new Set([
      ...['attribute onclick', 'attribute onload', 'link to javascript:', 'link to evil.test'],
      ...['element svg', 'svg of http://www.w3.org/2000/svg', 'element script', 'element iframe'],
      ...['script of http://www.w3.org/2000/svg', 'a script ran', 'a text that is left open'],
    ]),
  );
});
