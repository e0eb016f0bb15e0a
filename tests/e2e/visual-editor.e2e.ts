import type {Page} from '@playwright/test';
import {editorQuery} from '../stand-ins/storyblok/access';
import {suppliers} from './ports';
import {expect, test} from './test';

// Drafts change for everybody, so these tests run one after another and each has its own story.
test.describe.configure({mode: 'default'});

/** Opens the fake of Storyblok's editor, with the shop in its iframe. */
async function openEditor(page: Page, slug: string, language = 'default') {
  await page.goto(`${suppliers}/__stand-in/editor?slug=${slug}&language=${language}`);
  const preview = page.frameLocator('iframe[title="Vorschau"]');
  await expect(preview.getByRole('heading', {level: 1})).toBeVisible();
  return preview;
}

/** The editor's field for the page's own headline. */
const headlineField = (page: Page) => page.locator('textarea[name$=".headline"]').first();

test('an editor sees changes to the draft at once, visitors do not', async ({page}) => {
  const preview = await openEditor(page, 'karriere');
  const headline = preview.getByRole('heading', {level: 1});
  const before = await headline.innerText();
  // The bridge has responded once its first message is listed.
  await expect(page.locator('#messages li').first()).toBeVisible();
  await expect(headlineField(page)).toHaveValue(before);
  await headlineField(page).fill('Schrauben Sie mit?');
  await expect(headline).toHaveText('Schrauben Sie mit?');

  await page.goto(new URL('/karriere', await shopOf(page)).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(before);
});

const shopOf = (page: Page) =>
  page.locator('body').evaluate((body) => new URL(body.dataset.preview ?? '').origin);

test('clicking a block in the preview sends an edit message to the editor, and a linked one stays', async ({
  page,
}) => {
  const preview = await openEditor(page, 'werkstatt');
  await expect(page.locator('#messages li').first()).toBeVisible();
  await preview.locator('main section[data-blok-uid]').nth(1).click();
  await expect(page.locator('#messages')).toContainText('"action":"edit"');

  await preview.locator('main a[data-blok-uid]').first().click();
  await expect(page.locator('#messages')).toContainText('"button"');
  await headlineField(page).fill('Unsere Werkstatt');
  await expect(preview.getByRole('heading', {level: 1})).toHaveText('Unsere Werkstatt');
  expect(await preview.locator('html').evaluate(() => location.pathname)).toBe('/werkstatt');
});

test('a saved change leaves the preview where the editor has scrolled it', async ({page}) => {
  const preview = await openEditor(page, 'ueber-uns');
  await expect(page.locator('#messages li').first()).toBeVisible();
  const scrolled = () => preview.locator('html').evaluate(() => Math.round(scrollY));
  await preview.locator('html').evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(preview.getByRole('contentinfo')).toBeInViewport();
  await headlineField(page).fill('Über unseren Laden');
  await expect(preview.getByRole('heading', {level: 1})).toHaveText('Über unseren Laden');
  await page.getByRole('button', {name: 'Speichern'}).click();
  await expect(preview.locator('html')).toHaveAttribute('data-whole');
  await expect.poll(scrolled).toBeGreaterThan(1000);
});

test('an editor sees the answers to questions, which no click opens in the editor', async ({
  page,
}) => {
  const preview = await openEditor(page, 'werkstatt');
  await expect(page.locator('#messages li').first()).toBeVisible();
  const [question] = await preview.locator('main details').all();
  await question?.locator('summary').click();
  await expect(page.locator('#messages')).toContainText('"policy-item"');
  await expect(preview.locator('main details > div').first()).toBeVisible();
});

test('the editor connects to every kind of page that it edits', async ({page}) => {
  for (const [slug, language] of [
    ['footer', 'default'],
    ['versandkosten-lieferzeit', 'en'],
    ['leasing-anfrage', 'default'],
    ['werkstatt-termin', 'default'],
  ] as const) {
    await test.step(`${slug} (${language})`, async () => {
      const preview = await openEditor(page, slug, language);
      await expect(page.locator('#messages li').first()).toBeVisible();
      await expect(preview.getByText('You are not in Draft Mode')).toHaveCount(0);
      const lang = language === 'en' ? 'en-US' : 'de';
      await expect(preview.locator('html')).toHaveAttribute('lang', lang);
    });
  }
});

test.describe('an editor whose browser prefers English', () => {
  test.use({locale: 'en-US'});

  test('edits the German start page', async ({page}) => {
    const preview = await openEditor(page, 'home');
    await expect(preview.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('a preview is not cached or indexed, is framed only by the editor and needs a valid signature', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${suppliers}/__stand-in/editor?slug=werkstatt`);
  const address = (await page.locator('body').getAttribute('data-preview')) ?? '';
  const answer = await page.request.get(address);
  const headers = answer.headers();
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${suppliers}`);
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');

  const story = new URL(address).searchParams.get('_storyblok');
  const stale = editorQuery(Number(story), Date.now() - 2 * 60 * 60 * 1000);
  const forged =
    '_storyblok=1&_storyblok_tk[space_id]=288000&_storyblok_tk[timestamp]=9999999999&_storyblok_tk[token]=x';
  // Whoever has been editing for hours is told so within the editor's frame.
  for (const [marker, framedBy, warning] of [
    [stale, `'self' ${suppliers}`, 'Die Vorschau ist nach einer Stunde abgelaufen'],
    [forged, "'none'", 'You are not in Draft Mode or in the Visual Editor.'],
  ] as const) {
    const refused = await page.request.get(`${baseURL}/werkstatt?${marker}`);
    expect(refused.headers()['content-security-policy']).toContain(`frame-ancestors ${framedBy};`);
    const html = await refused.text();
    expect(html).not.toContain('data-blok-c');
    expect(html).toContain(warning);
  }
});

test('whoever types for more than an hour is told that the preview has expired', async ({page}) => {
  const preview = await openEditor(page, 'kontakt');
  await expect(page.locator('#messages li').first()).toBeVisible();
  await page.route('**/kontakt.data?*', (route) => {
    const url = new URL(route.request().url());
    const story = Number(url.searchParams.get('_storyblok'));
    url.search = editorQuery(story, Date.now() - 2 * 60 * 60 * 1000);
    return route.continue({url: url.href});
  });
  await headlineField(page).fill('Nach der Mittagspause');
  await expect(preview.getByText('Die Vorschau ist nach einer Stunde abgelaufen')).toBeVisible();
  await expect(preview.getByRole('heading', {level: 1})).toHaveText('Kontakt und Anfahrt');
});

test.describe('a change that does not reach the shop', () => {
  test.use({allowedConsoleErrors: ['kontakt.data', 'A form has not been answered']});

  test('leaves the preview as it was loaded, and the next one is shown', async ({page}) => {
    const preview = await openEditor(page, 'kontakt');
    await expect(page.locator('#messages li').first()).toBeVisible();
    await page.route('**/kontakt.data?*', (route) => route.abort('connectionreset'));
    const lost = page.waitForEvent('console', (message) => message.text().includes('answered'));
    await headlineField(page).fill('Im Tunnel');
    await lost;
    await expect(preview.getByRole('heading', {level: 1})).toHaveText('Kontakt und Anfahrt');
    await page.unrouteAll();
    await headlineField(page).fill('Wieder am Licht');
    await expect(preview.getByRole('heading', {level: 1})).toHaveText('Wieder am Licht');
  });
});

test('visitors do not download the editor bridge', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/werkstatt');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text.includes('StoryblokBridge'))).toEqual([]);
});
