import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {root, run, say} from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const installedLock = join(root, 'node_modules/.package-lock.json');
const stampFile = join(root, 'node_modules/.installed-lock');

/** npm prints more than a thousand lines of warnings about third-party packages; only its errors are shown. */
const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

const font = join(root, 'app/ui/fonts/archivo-shop.woff2');

/**
 * Installs the packages of package-lock.json unless node_modules holds exactly those, and generates the font from them.
 */
export async function ensurePackages() {
  checkNodeVersion();
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return ensureFont();
  if (!holdsLockedPackages()) {
    say(
      'Packages: node_modules does not match package-lock.json, npm ci installs it (1–3 minutes)',
    );
    await run('npm', ['ci', ...options]);
  }
  writeFileSync(stampFile, wanted);
  return ensureFont();
}

/** An installation generates it; it may have been deleted since. */
async function ensureFont() {
  if (!existsSync(font)) await run('npm', ['run', '--silent', 'fonts']);
}

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node.js 20.19 or newer is needed, this is ${process.versions.node}`);
}

/** Whether npm's own record of node_modules lists every locked package at the same version. */
function holdsLockedPackages() {
  if (!existsSync(installedLock)) return false;
  const locked = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, {version, optional}]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}
