import {ensureBuild, ensurePackages, orExplain} from './prepare.mjs';
import {runScript} from './run.mjs';

await orExplain(async () => {
  await ensurePackages();
  await ensureBuild();
});
process.exit(await runScript('tests/bench/bench.ts', process.argv.slice(2)));
