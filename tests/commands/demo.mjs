import {requireFreePorts} from './ports.mjs';
import {ensureBuild, ensurePackages, orExplain} from './prepare.mjs';
import {runScript} from './run.mjs';

const ports = {
  PORT: Number(process.env.PORT ?? 3000),
  SERVICES_PORT: Number(process.env.SERVICES_PORT ?? 4010),
};

await orExplain(async () => {
  await requireFreePorts(ports, 'npm run demo');
  await ensurePackages();
  await ensureBuild();
});
process.exit(await runScript('tests/stand-ins/demo.ts'));
