import {requireFreePorts} from './ports.mjs';
import {ensureBuild, ensurePackages, orExplain} from './prepare.mjs';
import {runScript} from './run.mjs';

await orExplain(async () => {
  await requireFreePorts({PORT: Number(process.env.PORT ?? 3000)}, 'npm start');
  await ensurePackages();
  await ensureBuild();
});
process.exit(await runScript('tests/commands/start.ts'));
