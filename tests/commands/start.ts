import {existsSync, readFileSync} from 'node:fs';
import {closeOnSignal} from './open-suppliers';
import {serveWorker} from './serve-worker';

if (existsSync('.env')) process.loadEnvFile('.env');

/** Only what `.env.example` names reaches the worker, not the entire environment of the shell. */
const names = [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)];
const settings: Record<string, string> = {};
for (const [, name = ''] of names) {
  const value = process.env[name];
  if (value) settings[name] = value;
}

const shop = await serveWorker({port: Number(process.env.PORT ?? 3000), settings, proxy: true});
console.log(`\nThe shop, with the suppliers of .env: ${shop.url}\nCtrl-C ends it.`);
closeOnSignal(shop);
