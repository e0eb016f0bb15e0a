import {requireTestPorts} from './ports.mjs';
import {ensureBrowsers, ensureBuild, ensurePackages, orExplain} from './prepare.mjs';
import {programOf, start} from './run.mjs';

/** `npm run e2e -- --project mobile cart`: only the browser tests, with Playwright's own options. */
const options = process.argv.slice(2);
const env = await orExplain(async () => {
  await requireTestPorts('npm run e2e');
  await ensurePackages();
  await ensureBuild();
  return ensureBrowsers();
});
const {code} = await start(
  programOf('playwright'),
  ['test', '--config', 'tests/playwright.config.ts', ...options],
  {env},
).done;
process.exit(typeof code === 'number' ? code : 1);
