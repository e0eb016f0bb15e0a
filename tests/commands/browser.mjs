import {existsSync} from 'node:fs';
import {capture, programOf, run, say} from './run.mjs';

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const debianShell = '/usr/lib/chromium/chromium-headless-shell';

let debianBrowsers;

/**
 * Installs Chromium and its headless shell from Debian packages where possible, if one is missing. Needs no npm
 * packages, so both can be installed in parallel. `ensureBrowsers` covers whatever fails here.
 */
export function ensureDebianBrowsers() {
  return (debianBrowsers ??= installFromDebian());
}

/**
 * The browsers for the tests, as settings of Playwright's configuration: a headless shell for everything that does not
 * need a full browser. Without the shell, which takes a third of the CPU, or when `CHROMIUM_PATH` is set, one browser
 * does it all.
 */
export async function ensureBrowsers() {
  await ensureDebianBrowsers();
  const CHROMIUM_PATH = (await findBrowser()) ?? (await installFromPlaywright());
  if (process.env.CHROMIUM_PATH) return {CHROMIUM_PATH};
  try {
    return {CHROMIUM_PATH, HEADLESS_SHELL_PATH: await ensureHeadlessShell()};
  } catch (error) {
    say(`Browser: the tests take longer without a headless shell. ${error.message}`);
    return {CHROMIUM_PATH};
  }
}

/** The path of a headless shell, empty for Playwright's own; throws when none can be installed. */
async function ensureHeadlessShell() {
  if (existsSync(debianShell)) return debianShell;
  await run(programOf('playwright'), ['install', '--only-shell', 'chromium']);
  return '';
}

async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  for (const path of named ? [named] : [...installedBrowsers, await playwrightPath()]) {
    if (path && existsSync(path) && (await starts(path))) return path;
  }
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, which does not start`);
  return null;
}

async function starts(path) {
  const {code} = await capture(path, ['--version', '--no-sandbox']);
  if (code !== 0) say(`${path} is there but does not start`);
  return code === 0;
}

async function playwrightPath() {
  const {chromium} = await import('@playwright/test');
  return chromium.executablePath();
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installFromDebian() {
  if (!isDebianRoot() || process.env.CHROMIUM_PATH) return;
  const missing = [
    ...(installedBrowsers.some(existsSync) ? [] : ['chromium']),
    ...(existsSync(debianShell) ? [] : ['chromium-headless-shell']),
  ];
  if (missing.length === 0) return;
  say(`Browser: apt-get installs ${missing.join(' and ')} for the browser tests`);
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  const aptTimeouts = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  try {
    await run('apt-get', [...aptTimeouts, 'update', '-qq'], env);
    await run('apt-get', [...aptTimeouts, ...options, ...missing], env);
  } catch (error) {
    say(`That did not work: ${error.message}`);
  }
}

/** Returns the path of the installed browser; throws when it does not start. */
async function installFromPlaywright() {
  say('Browser: Playwright downloads a Chromium for the browser tests');
  const withLibraries = isDebianRoot() ? ['--with-deps'] : [];
  try {
    await run(programOf('playwright'), ['install', ...withLibraries, 'chromium']);
  } catch (error) {
    say(`That did not work: ${error.message}`);
  }
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found and none could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
