import {existsSync} from 'node:fs';
import {createServer} from 'vite';
import {ensurePackages, orExplain} from './prepare.mjs';

await orExplain(ensurePackages);
if (existsSync('.env')) process.loadEnvFile('.env');

// The settings are read as tests read them: Vite knows what they import.
const vite = await createServer({
  configFile: 'tests/vitest.config.ts',
  server: {middlewareMode: true, watch: null},
  appType: 'custom',
  logLevel: 'error',
});
try {
  const {printSearchSettings, writeSearchSettings} = await vite.ssrLoadModule(
    '/tests/commands/write-search-settings.ts',
  );
  const print = process.argv.includes('--print');
  await (print ? printSearchSettings(process.env) : writeSearchSettings(process.env));
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
} finally {
  await vite.close();
}
