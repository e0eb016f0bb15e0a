import {existsSync} from 'node:fs';
import {createServer} from 'vite';
import {ensurePackages, orExplain} from './prepare.mjs';

await orExplain(ensurePackages);
if (existsSync('.env')) process.loadEnvFile('.env');

// The rules are read as tests read them: Vite knows what they import.
const vite = await createServer({
  configFile: 'tests/vitest.config.ts',
  server: {middlewareMode: true, watch: null},
  appType: 'custom',
  logLevel: 'error',
});
try {
  const {checkGoods} = await vite.ssrLoadModule('/tests/commands/list-goods-gaps.ts');
  if (!(await checkGoods(process.env))) process.exitCode = 1;
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
} finally {
  await vite.close();
}
