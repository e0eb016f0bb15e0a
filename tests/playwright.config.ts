import {fileURLToPath} from 'node:url';
import {defineConfig} from '@playwright/test';
import {outageShop, servicesPort, shopPort} from './e2e/ports';

/**
 * A full browser, and the headless shell, which takes a third of its CPU; an empty path means Playwright's own shell.
 */
const wholeBrowser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const headlessShell = process.env.HEADLESS_SHELL_PATH ?? wholeBrowser;
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawing without the emulated graphics card takes a fifth less CPU.
  '--disable-gpu',
  '--no-first-run',
];
const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Without a browser's user agent the shop takes its visitors for bots. */
const desktopChrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const mobileChrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';

const needsScript = [
  'cart',
  'cart-drawer',
  'accessibility',
  'errors',
  'visual-editor',
  'new-build',
].map((file) => `**/${file}.e2e.ts`);
const needsNoScript = ['**/without-javascript.e2e.ts', '**/cart-forms.e2e.ts'];
const needsNoBrowser = ['hostile-addresses', 'legal-links', 'error-answers'].map(
  (file) => `**/${file}.e2e.ts`,
);
/** A headless shell has no saved addresses for autofill, and no back/forward cache. */
const needsWholeBrowser = ['**/autofill.e2e.ts', '**/checkout-return.e2e.ts'];
/**
 * Faults hit whichever request comes next, so these files have a shop of their own, whose customers sign in at Shopify,
 * and run one after another.
 */
const outageTests = ['outages', 'content-outages', 'search-outages', 'shopify-account'].map(
  (file) => `**/${file}.e2e.ts`,
);

const desktop = {viewport: {width: 1280, height: 900}, userAgent: desktopChrome};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: inRepository('test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The smallest machine has two cores: a third test runs while another waits, for example for the minimum age of a
  // form.
  workers: 3,
  // A flaky test fails no run; the summary lists each test that needed a retry.
  retries: 1,
  // Most tests take two seconds. On a busy machine they may take ten times as long.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [['list'], ['json', {outputFile: inRepository('.cache/playwright.json')}]],
  use: {
    baseURL: `http://localhost:${shopPort}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Recording costs a third of the time: set `E2E_TRACE=1` to investigate a failure.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {executablePath: headlessShell || undefined, args},
  },
  projects: [
    // They run serially, so they start first, in parallel with the others.
    {
      name: 'outages',
      use: {...desktop, baseURL: outageShop},
      testMatch: outageTests,
      workers: 1,
    },
    {
      name: 'desktop',
      use: desktop,
      grepInvert: /@without-script|@narrow/,
      testIgnore: [...needsNoScript, ...needsNoBrowser, ...needsWholeBrowser, ...outageTests],
    },
    {
      name: 'mobile',
      use: {
        viewport: {width: 390, height: 844},
        userAgent: mobileChrome,
        hasTouch: true,
        isMobile: true,
      },
      grep: /@narrow/,
    },
    {
      name: 'no-javascript',
      use: {...desktop, javaScriptEnabled: false},
      grepInvert: /@with-script/,
      testIgnore: [...needsScript, ...needsNoBrowser, ...needsWholeBrowser, ...outageTests],
    },
    {
      name: 'whole-browser',
      use: {...desktop, launchOptions: {executablePath: wholeBrowser, args}},
      testMatch: needsWholeBrowser,
    },
    {name: 'requests', use: desktop, testMatch: needsNoBrowser},
  ],
  webServer: [
    // Without a URL Playwright does not wait for it: its own tests do (`outage-steps.ts`), all others need not.
    shopAt(shopPort + 1, servicesPort + 1, 'shopify'),
    {...shopAt(shopPort, servicesPort, 'classic'), url: `http://localhost:${shopPort}/healthz`},
  ],
});

function shopAt(port: number, suppliersPort: number, accounts: 'classic' | 'shopify') {
  return {
    command: 'node --import tsx tests/stand-ins/demo.ts',
    cwd: inRepository('.'),
    env: {
      PORT: String(port),
      SERVICES_PORT: String(suppliersPort),
      CUSTOMER_ACCOUNTS: accounts,
      WARM_PICTURES: '0',
      PICTURES: 'plain',
    },
    gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 5_000},
    timeout: 60_000,
    stderr: 'pipe' as const,
  };
}
