import type {Page} from '@playwright/test';
import {expect} from './test';

/** Fails when a page is wider than a narrow phone, a phone or a desktop screen; leaves it as wide as it was. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({width, height: 800});
    const tooWide = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(tooWide, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}
