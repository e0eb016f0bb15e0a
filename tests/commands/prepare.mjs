import {pathToFileURL} from 'node:url';
import {build, ensureBuild} from './build.mjs';
import {ensureBrowsers, ensureDebianBrowsers} from './browser.mjs';
import {ensurePackages} from './packages.mjs';

export {build, ensureBuild, ensureBrowsers, ensureDebianBrowsers, ensurePackages};

/** Ends the program with a plain sentence instead of a stack when `work` fails. */
export async function orExplain(work) {
  try {
    return await work();
  } catch (error) {
    console.error(`\n✗ ${error.message}`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(async () => {
    await ensurePackages();
    await ensureBuild();
    await ensureBrowsers();
  });
}
