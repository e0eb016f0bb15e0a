import {ensurePackages, orExplain} from './prepare.mjs';
import {runScript} from './run.mjs';

await orExplain(ensurePackages);
process.exit(await runScript('tests/commands/content-schema.ts', process.argv.slice(2)));
