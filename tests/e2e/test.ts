import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type axe from 'axe-core';
import {
  test as base,
  expect,
  type APIRequestContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import {outageShop, outageSuppliers, suppliers} from './ports';

interface Fixtures {
  /** Console errors a test provokes on purpose, such as the one Chromium logs for a 404 page. */
  allowedConsoleErrors: (string | RegExp)[];
  /** Collects errors that no assertion looks for, and fails the test with them at the end. */
  unseenFaults: string[];
  /**
   * Fails unless axe finds the open dialog, else the page's content, free of WCAG 2.2 AA violations; `whole` includes
   * what all pages share around it. Needs JavaScript in the page.
   */
  expectAccessible: (page: Page, whole?: 'whole') => Promise<void>;
}

interface WorkerFixtures {
  /** Whether the browser loads pictures: they take a sixth of its time, and most tests are about text and forms. */
  withPictures: boolean;
}

/** Repeats Playwright's own settings, which this switch replaces, and disables pictures. */
const noPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** WCAG violations below an element; runs in the browser. */
async function violationsWithin(selector: string) {
  const {violations} = await window.axe.run(selector, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => ({id, help, target, failureSummary})),
  );
}

/** What Remix logs about a response that was aborted by a newer request: nothing is lost. */
const isCutOff = (message: ConsoleMessage) =>
  message.text().startsWith('AbortError: signal is aborted without reason') &&
  message.location().url.includes('/assets/framework-');

/** Option for tests that submit invalid forms: their page is rendered again with status 400, which Chromium logs. */
export const allowStatus400 = {allowedConsoleErrors: ['status of 400']};

/** A shop's Shopify operations that violate the schema, as recorded by the stand-in. */
async function invalidOperations(shop: string | undefined): Promise<unknown> {
  const standIns = shop === outageShop ? outageSuppliers : suppliers;
  const answer = await fetch(`${standIns}/__stand-in/invalid-operations`);
  return answer.json();
}

/** Retries when workerd has closed a keep-alive connection just as it was reused. */
function withRetries(request: APIRequestContext): APIRequestContext {
  const fetchOnce = request.fetch.bind(request);
  request.fetch = (asked, options) => fetchOnce(asked, {maxRetries: 2, ...options});
  return request;
}

/** Playwright's `test` without a browser, for plain requests. Fails on invalid operations at the end. */
export const requestTest = base.extend<{validOperations: undefined}>({
  request: ({request}, use) => use(withRetries(request)),
  validOperations: [
    async ({baseURL}, use) => {
      await use(undefined);
      expect(await invalidOperations(baseURL), 'operations that Shopify would refuse').toEqual([]);
    },
    {auto: true},
  ],
});

/** Playwright's `test`, which also fails on errors that no assertion looks for. */
export const test = requestTest.extend<Fixtures, WorkerFixtures>({
  withPictures: [false, {option: true, scope: 'worker'}],
  launchOptions: [
    ({launchOptions, withPictures}, use) =>
      use(
        withPictures
          ? launchOptions
          : {...launchOptions, args: [...(launchOptions.args ?? []), noPictures]},
      ),
    {scope: 'worker'},
  ],
  allowedConsoleErrors: [[], {option: true}],
  context: async ({context}, use) => {
    withRetries(context.request);
    await use(context);
  },

  unseenFaults: [
    async ({context, baseURL, javaScriptEnabled, allowedConsoleErrors}, use) => {
      const faults: string[] = [];
      const isAllowed = (text: string) =>
        allowedConsoleErrors.some((allowed) =>
          typeof allowed === 'string' ? text.includes(allowed) : allowed.test(text),
        );
      const note = (text: string) => {
        if (!isAllowed(text)) faults.push(text);
      };

      context.on('console', (message) => {
        if (message.type() !== 'error' || isCutOff(message)) return;
        note(`console.error: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(`uncaught: ${String(error.error())}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Chromium aborts requests that the next navigation makes unnecessary.
        if (reason === 'net::ERR_ABORTED' || !request.url().startsWith(baseURL ?? '')) return;
        // With JavaScript off it blocks the scripts of a page.
        if (!javaScriptEnabled && request.resourceType() === 'script') return;
        note(`request failed: ${request.method()} ${request.url()} ${reason}`);
      });

      await use(faults);
      expect(faults, 'errors in the console or on the network').toEqual([]);
    },
    {auto: true},
  ],

  expectAccessible: async ({javaScriptEnabled}, use) => {
    await use(async (page, whole) => {
      if (!javaScriptEnabled) throw new Error('axe runs inside the page and needs JavaScript');
      // Controls partly under the sticky header at this moment would count as too small a target.
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      expect(page.frames(), 'frames that axe would not see').toHaveLength(1);
      // Its 650 kB take a document as long as the check of a short page.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
      const isModal = (await page.locator('dialog:modal').count()) > 0;
      const selector = whole ? 'html' : isModal ? 'dialog:modal' : 'main';
      const found = await page.evaluate(violationsWithin, selector);
      expect(found, `accessibility of ${page.url()}`).toEqual([]);
    });
  },
});

export {expect};
