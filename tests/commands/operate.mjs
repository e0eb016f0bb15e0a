import {existsSync} from 'node:fs';
import {createServer} from 'vite';
import {ensurePackages, orExplain} from './prepare.mjs';

// node operate.mjs FILE [arguments]: runs `main(settings, args)` of an operator's command, with the settings from
// `.env`.
const [file, ...args] = process.argv.slice(2);
await orExplain(ensurePackages);
if (existsSync('.env')) process.loadEnvFile('.env');

// The shop's own modules are loaded as in tests: Vite resolves their imports.
const vite = await createServer({
  configFile: 'tests/vitest.config.ts',
  server: {middlewareMode: true, watch: null},
  appType: 'custom',
  logLevel: 'error',
});
try {
  const {main} = await vite.ssrLoadModule(`/tests/commands/${file}`);
  const {reasonOf} = await vite.ssrLoadModule('/tests/commands/setup/change-list.ts');
  const isDone = await main(process.env, args).catch((error) => {
    console.error(`✗ ${reasonOf(error)}`);
  });
  if (!isDone) process.exitCode = 1;
} finally {
  await vite.close();
}
