import {requireTestPorts} from './ports.mjs';
import {ensureBrowsers, ensureBuild, ensurePackages, orExplain} from './prepare.mjs';
import {programOf, say, start} from './run.mjs';

/**
 * `npm run soak`: the full-length versions of what `npm test` does in short, and how long the worker's responses take.
 */
const vitest = (config, ...files) => ['vitest', 'run', '--config', config, ...files];
const long = [
  vitest('tests/deploy/vitest.config.ts', 'hostile-posts', 'interleaved-visitors', 'large-feeds'),
  ['playwright', 'test', '--config', 'tests/playwright.config.ts', 'hostile-addresses'],
];

const browsers = await orExplain(async () => {
  await requireTestPorts('npm run soak');
  await ensurePackages();
  await ensureBuild();
  return ensureBrowsers();
});
let failed = 0;
for (const [program, ...args] of long) {
  say([program, ...args].join(' '));
  const {code} = await start(programOf(program), args, {env: {SOAK: '1', ...browsers}}).done;
  if (code !== 0) failed += 1;
}
process.exit(failed);
