import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {requireTestPorts} from './ports.mjs';
import {ensureBrowsers, ensureDebianBrowsers, ensurePackages, orExplain} from './prepare.mjs';
import {root} from './run.mjs';
import {validate} from './validate.mjs';

/** `npm test`, `npm run validate` (`--no-setup`) and single steps: `node tests/commands/test.mjs lint e2e`. */
const words = process.argv.slice(2);
const only = words.filter((word) => !word.startsWith('--'));
const withBrowser = only.length === 0 || only.includes('e2e');
const env = {WRANGLER_SEND_METRICS: 'false'};

await orExplain(async () => {
  if (withBrowser) await requireTestPorts('npm test');
  await Promise.all([
    words.includes('--no-setup') ? null : ensurePackages(),
    withBrowser ? ensureDebianBrowsers() : null,
  ]);
  mkdirSync(join(root, '.cache'), {recursive: true});
  if (withBrowser) Object.assign(env, await ensureBrowsers());
});
process.exit(await validate({only, env}));
