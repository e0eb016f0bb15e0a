import {createServer} from 'vite';
import {ensurePackages, orExplain} from './prepare.mjs';

await orExplain(ensurePackages);

// The schemas are read as tests read them: Vite knows what they import.
const vite = await createServer({
  configFile: 'tests/vitest.config.ts',
  server: {middlewareMode: true, watch: null},
  appType: 'custom',
  logLevel: 'error',
});
try {
  const {writeComponents} = await vite.ssrLoadModule('/tests/commands/write-components.ts');
  await writeComponents(process.argv[2]);
} finally {
  await vite.close();
}
