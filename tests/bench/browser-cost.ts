import {chromium, devices, type Browser, type Request} from '@playwright/test';
import type {OpenSuppliers} from '../commands/open-suppliers';
import {serveWorker} from '../commands/serve-worker';
import {median} from './load';
import type {PageToMeasure} from './pages';

/** The cost of a page on a phone four times slower than this machine, at 1.6 Mbit/s and 150 ms latency. */
export interface BrowserCost {
  /** Elements of the loaded document. */
  elements: number;
  /** Milliseconds until the largest contentful paint. */
  largestPaint: number;
  /** Milliseconds of the longest main-thread task; 0 when none takes 50. */
  longestTask: number;
  /** Transferred bytes of the initially loaded pictures. */
  pictures: number;
}

declare global {
  interface Window {
    noted: Pick<BrowserCost, 'largestPaint' | 'longestTask'>;
  }
}

const rounds = 3;

/** Opens each page in Chromium as a phone does; medians of three, in order of the pages. */
export async function measureInBrowser(
  pages: readonly PageToMeasure[],
  suppliers: OpenSuppliers,
): Promise<BrowserCost[]> {
  const shop = await serveWorker({port: 0, settings: suppliers.settings, proxy: true});
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const costs: BrowserCost[] = [];
    for (const page of pages) {
      // The first visit renders the pictures and fills the shop's caches.
      await open(browser, shop.url, page);
      const looks: BrowserCost[] = [];
      for (let round = 0; round < rounds; round += 1) {
        looks.push(await open(browser, shop.url, page));
      }
      const middle = (name: keyof BrowserCost) => median(looks.map((look) => look[name]));
      costs.push({
        elements: middle('elements'),
        largestPaint: middle('largestPaint'),
        longestTask: middle('longestTask'),
        pictures: middle('pictures'),
      });
    }
    return costs;
  } finally {
    await browser.close();
    await shop.close();
  }
}

async function open(
  browser: Browser,
  shopUrl: string,
  {path, cookie}: PageToMeasure,
): Promise<BrowserCost> {
  const context = await browser.newContext({...devices['Moto G4'], locale: 'de-DE'});
  try {
    const [name = '', value = ''] = cookie?.split('=') ?? [];
    if (name) await context.addCookies([{name, value, url: shopUrl}]);
    const page = await context.newPage();
    const phone = await context.newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await phone.send('Network.enable');
    await phone.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
    await page.addInitScript(watch);
    const pictures: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'image') pictures.push(request);
    });
    await page.goto(shopUrl + path, {waitUntil: 'networkidle'});
    // Browsers report paints late, when nothing else is to do.
    await page.waitForFunction(() => window.noted.largestPaint > 0);
    const sizes = await Promise.all(pictures.map(sizeOf));
    return {
      ...(await page.evaluate(read)),
      pictures: sizes.reduce((total, size) => total + size, 0),
    };
  } finally {
    await context.close();
  }
}

/** Records tasks and paints from the start; runs in the browser, so it contains no named functions. */
function watch(): void {
  window.noted = {longestTask: 0, largestPaint: 0};
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) {
      window.noted.longestTask = Math.max(window.noted.longestTask, duration);
    }
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntries()) window.noted.largestPaint = startTime;
  }).observe({type: 'largest-contentful-paint', buffered: true});
}

/** The recorded values; runs in the browser. */
function read(): Omit<BrowserCost, 'pictures'> {
  return {...window.noted, elements: document.querySelectorAll('*').length};
}

/** Transferred bytes of a response; pages cannot read those of cross-origin pictures. */
async function sizeOf(request: Request): Promise<number> {
  return (await request.sizes()).responseBodySize;
}
