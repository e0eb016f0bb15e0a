import {spawn} from 'node:child_process';
import {openSuppliers} from './open-suppliers';

const port = process.env.PORT ?? '3000';
const shopUrl = `http://localhost:${port}`;
const suppliers = await openSuppliers({
  port: Number(process.env.SERVICES_PORT ?? 4010),
  shopUrl,
});
console.log(`The simulated suppliers: ${suppliers.url}`);

const vite = spawn('node_modules/.bin/remix', ['vite:dev', '--port', port, '--strictPort'], {
  // Environment variables of the shell win, so that one supplier can be the real one.
  env: {SHOP_ORIGIN: shopUrl, ...suppliers.settings, ...process.env},
  stdio: 'inherit',
});
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => vite.kill('SIGTERM'));
vite.on('close', (code) => {
  void suppliers.close().finally(() => process.exit(code ?? 0));
});
