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
    ? [installFromDebian, installFromPlaywright]
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

async function installFromDebian() {
  say('Browser: no Chromium on this machine, apt-get installs it for the browser tests');
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  await run('apt-get', ['update', '-qq'], env);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
}

async function installFromPlaywright() {
  say('Browser: Playwright downloads a Chromium for the browser tests');
  const withLibraries = isDebianRoot() ? ['--with-deps'] : [];
  await run(programOf('playwright'), ['install', ...withLibraries, 'chromium']);
}
