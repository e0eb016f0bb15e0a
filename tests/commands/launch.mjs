import {requireFreePorts} from './ports.mjs';
import {ensureBuild, ensurePackages, orExplain} from './prepare.mjs';
import {runScript} from './run.mjs';

/** `node launch.mjs NAME [arguments]` runs one of these, on its usual ports or those that the environment names. */
const programs = {
  bench: {script: 'tests/bench/bench.ts', ports: {}, runsBuild: true},
  demo: {
    script: 'tests/stand-ins/demo.ts',
    ports: {PORT: 3000, SERVICES_PORT: 4010},
    runsBuild: true,
  },
  dev: {
    script: 'tests/commands/dev.ts',
    ports: {PORT: 3000, SERVICES_PORT: 4010},
    runsBuild: false,
  },
  start: {script: 'tests/commands/start.ts', ports: {PORT: 3000}, runsBuild: true},
};

const [name, ...args] = process.argv.slice(2);
const {script, ports, runsBuild} = programs[name];
await orExplain(async () => {
  await requireFreePorts(ports, `npm run ${name}`);
  await ensurePackages();
  if (runsBuild) await ensureBuild();
});
process.exit(await runScript(script, args));
