import type {Page} from '@playwright/test';
import {expect} from './test';

/** Only the frame of all pages and that of the account have a breakpoint between 320 pixels and a phone. */
const narrowAndWide = [320, 1280] as const;
export const everyWidth = [320, 390, 1280] as const;

/**
 * Fails when a page overflows a narrow phone (also with the text spacing of WCAG 1.4.12), a phone or a desktop screen,
 * when something covers the middle of a link, button or field of the content there, when sticky parts of the content
 * overlap, or when a phone cuts off a six-digit price; restores the window size. `widths` are in pixels; `whole`
 * includes what all pages share around the content.
 */
export async function expectResponsiveLayout(
  page: Page,
  widths: readonly number[] = narrowAndWide,
  whole?: 'whole',
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    const where = `${page.url()} at ${width} px`;
    expect(await page.evaluate(tooWide, width === 320), where).toBeLessThanOrEqual(0);
    if (width < 1280) expect(await page.evaluate(cutPrices), where).toEqual([]);
    const frame = whole ? 'body' : 'main';
    await expect.poll(() => page.evaluate(coveredControls, frame), where).toEqual([]);
    expect(await page.evaluate(stickyOverlaps), where).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/**
 * Fails when a page overflows the outer screen of a phone that folds, or a phone with a font of twice the size in the
 * browser's settings; leaves the window as wide as a phone.
 */
export async function expectNarrowestLayout(page: Page): Promise<void> {
  for (const [width, font] of [
    [280, '16px'],
    [390, '32px'],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    const where = `${page.url()} at ${width} px with a font of ${font}`;
    expect(await page.evaluate(overflowWith, font), where).toEqual({font, overflow: 0});
  }
}

/** How many pixels overflow horizontally with a font size in the browser's settings; runs in the browser. */
function overflowWith(fontSize: string) {
  const {documentElement: root} = document;
  root.style.fontSize = fontSize;
  const font = getComputedStyle(document.querySelector('main') ?? root).fontSize;
  const overflow = Math.max(0, root.scrollWidth - root.clientWidth);
  root.style.fontSize = '';
  return {font, overflow};
}

/**
 * Fails unless the page's footer has the link for withdrawing from a contract as required by § 356a BGB: in these
 * words, as large as a button and in its colours, before all other links, focusable and clickable on the narrowest
 * phone with the consent banner open; and just as prominent links to imprint, privacy policy, privacy settings and the
 * legal guarantee. Skips a page behind an open drawer.
 */
export async function expectWithdrawalLink(page: Page): Promise<void> {
  if ((await page.locator('dialog:modal').count()) > 0) return;
  const before = page.viewportSize();
  await page.setViewportSize({width: 320, height: 640});
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link').first();
  await expect(link, page.url()).toHaveText(/Vertrag widerrufen$/);
  await expect(link).toHaveAttribute('href', /\/(vertrag-widerrufen|withdraw-from-contract)$/);
  await link.focus();
  await expect(link).toBeFocused();
  const looks = await link.evaluate((element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const ground = element.closest('footer');
    return {
      isHit: element.contains(hit),
      isLarge: height >= 44 && width >= 120,
      stands: ground && getComputedStyle(ground).backgroundColor,
      colour: getComputedStyle(element).backgroundColor,
    };
  });
  expect(looks, page.url()).toMatchObject({isHit: true, isLarge: true});
  expect(looks.colour, page.url()).not.toBe(looks.stands);
  expect(await footer.evaluate(openLegalLinks), page.url()).toEqual([
    'impressum',
    'datenschutz',
    'settings',
    'gewaehrleistung',
  ]);
  if (before) await page.setViewportSize(before);
}

/** The legal links of a footer that are visible, focusable and clickable; runs in the browser. */
function openLegalLinks(footer: Element): string[] {
  const ends = {
    impressum: /\/impressum$/,
    datenschutz: /\/datenschutz$/,
    settings: /\/(datenschutz-einstellungen|privacy-settings)$/,
    gewaehrleistung: /\/gewaehrleistung$/,
  };
  const links = [...footer.querySelectorAll('a')];
  return Object.entries(ends).flatMap(([name, end]) =>
    links.some((link) => {
      if (!end.test(link.pathname) || !link.checkVisibility({visibilityProperty: true}))
        return false;
      link.focus();
      link.scrollIntoView({block: 'center', behavior: 'instant'});
      const {left, top, width, height} = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return document.activeElement === link && height >= 24 && link.contains(hit);
    })
      ? name
      : [],
  );
}

/** How many pixels overflow horizontally at most, with normal spacing and with `spaced`; runs in the browser. */
function tooWide(spaced: boolean): number {
  const sheet = new CSSStyleSheet();
  const measure = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const usual = measure();
  if (!spaced) return usual;
  sheet.replaceSync(
    '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
  );
  document.adoptedStyleSheets.push(sheet);
  const wider = measure();
  document.adoptedStyleSheets.pop();
  return Math.max(usual, wider);
}

/** Prices that overflow the page or are cut off by a surrounding box when each has six digits; runs in the browser. */
function cutPrices(): string[] {
  const price = /€[\d.,]+|\d[\d.,]*\s€/g;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const prices = texts.filter((text) => text.data.search(price) >= 0);
  const before = prices.map(({data}) => data);
  for (const text of prices) {
    text.data = text.data.replace(price, (old) =>
      old.startsWith('€') ? '€111,498.95' : '111.498,95\u00a0€',
    );
  }
  const cut = prices.filter((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
    for (let box = text.parentElement; box; box = box.parentElement) {
      const {overflowX, position, width} = getComputedStyle(box);
      // Ignores text for screen readers only, and scrollable boxes.
      if (position === 'absolute' && width === '1px') return false;
      if (/auto|scroll/.test(overflowX) || box.ariaRoleDescription) return false;
      const hides = /hidden|clip/.test(overflowX) || box === document.body;
      if (hides && right > box.getBoundingClientRect().right + 1) return true;
    }
    return false;
  });
  const found = cut.map(({data}) => data);
  for (const [at, text] of prices.entries()) text.data = before[at] ?? '';
  return found;
}

/**
 * Visible controls of the open dialog, else of an element, that cannot be clicked in the middle at any scroll position;
 * runs in the browser.
 */
async function coveredControls(selector: string): Promise<string[]> {
  const frame = document.querySelector('dialog:modal') ?? document.querySelector(selector);
  if (!frame) throw new Error(`There is no ${selector}`);
  // Only the thumb of a range input is clickable.
  const controls = 'a[href], button, input:not([type=hidden], [type=range]), select, summary';
  const aimAt = (control: Element): 'hit' | 'covered' | 'out of sight' => {
    const box = [...control.getClientRects()].find(({width, height}) => width > 1 && height > 1);
    const left = box ? box.left + box.width / 2 : -1;
    const top = box ? box.top + box.height / 2 : -1;
    if (left < 0 || top < 0 || left > innerWidth || top > innerHeight) return 'out of sight';
    const hit = document.elementFromPoint(left, top);
    const isHit = control.contains(hit) || hit?.closest('label')?.control === control;
    return isHit ? 'hit' : 'covered';
  };
  scrollTo({top: 0, behavior: 'instant'});
  // Brings back the navigation, which script hides while scrolling down. Without script no animation frame fires, and a
  // background window draws none: then the caller polls again.
  if (matchMedia('(scripting: enabled)').matches) {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 1000);
    });
  }
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  return [...frame.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .filter((control) => aimAt(control) !== 'hit')
    .filter((control) => {
      let isCovered = false;
      for (const block of ['center', 'start', 'end'] as const) {
        control.scrollIntoView({block, inline: 'center', behavior: 'instant'});
        const aimed = aimAt(control);
        if (aimed === 'hit') return false;
        isCovered ||= aimed === 'covered';
      }
      return isCovered;
    })
    .map(({outerHTML, textContent}) => `${outerHTML.slice(0, 80)} ${textContent}`);
}

/** Pairs of sticky parts of the content that overlap somewhere while scrolling down; runs in the browser. */
function stickyOverlaps(): string[] {
  // Table cells are meant to overlap others.
  const sticky = [...document.querySelectorAll('main :not(td, th)')].filter(
    (element) =>
      getComputedStyle(element).position === 'sticky' &&
      element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
  );
  const pairs = sticky.flatMap((one, at) =>
    sticky
      .slice(at + 1)
      .filter((other) => !one.contains(other))
      .map((other) => [one, other] as const),
  );
  const found = new Set<string>();
  const end = pairs.length > 0 ? document.documentElement.scrollHeight : 0;
  for (let top = 0; top < end; top += innerHeight / 2) {
    scrollTo({top, behavior: 'instant'});
    for (const [one, other] of pairs) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1 && height > 1) {
        found.add(`${one.outerHTML.slice(0, 80)} over ${other.outerHTML.slice(0, 80)}`);
      }
    }
  }
  return [...found];
}
