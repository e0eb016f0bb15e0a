import {existsSync} from 'node:fs';
import {capture, programOf, run, say} from './run.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds a Chromium for the browser tests, installs one when there is none; answers its path. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  const attempts = isDebianRoot()
    ? [() => installFromDebian('chromium'), installFromPlaywright]
    : [installFromPlaywright];
  for (const install of attempts) {
    try {
      await install();
    } catch (error) {
      say(`That did not work: ${error.message}`);
    }
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/**
 * The browsers of the tests, as settings of Playwright's configuration: a headless shell for all but what only a whole
 * browser does. Without the shell, which takes a third of the CPU, or where `CHROMIUM_PATH` is named, one does it all.
 */
export async function ensureBrowsers() {
  const CHROMIUM_PATH = await ensureBrowser();
  if (process.env.CHROMIUM_PATH) return {CHROMIUM_PATH};
  try {
    return {CHROMIUM_PATH, HEADLESS_SHELL_PATH: await ensureHeadlessShell()};
  } catch (error) {
    say(`Browser: the tests take longer without a headless shell. ${error.message}`);
    return {CHROMIUM_PATH};
  }
}

const debianShell = '/usr/lib/chromium/chromium-headless-shell';

/** The path of a headless shell, empty for the one that Playwright keeps; throws when none can be installed. */
async function ensureHeadlessShell() {
  if (existsSync(debianShell)) return debianShell;
  if (isDebianRoot()) {
    await installFromDebian('chromium-headless-shell');
    return debianShell;
  }
  await run(programOf('playwright'), ['install', '--only-shell', 'chromium']);
  return '';
}

async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  for (const path of named ? [named] : [...places, await playwrightPath()]) {
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

async function installFromDebian(name) {
  say(`Browser: apt-get installs ${name} for the browser tests`);
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await run('apt-get', [...patience, 'update', '-qq'], env);
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  await run('apt-get', [...patience, ...options, name], env);
}

async function installFromPlaywright() {
  say('Browser: Playwright downloads a Chromium for the browser tests');
  const withLibraries = isDebianRoot() ? ['--with-deps'] : [];
  await run(programOf('playwright'), ['install', ...withLibraries, 'chromium']);
}
