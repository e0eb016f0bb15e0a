export {build, ensureBuild} from './build.mjs';
export {ensureBrowsers, ensureDebianBrowsers} from './browser.mjs';
export {ensurePackages} from './packages.mjs';

/** Ends the program with a plain sentence instead of a stack when `work` fails. */
export async function orExplain(work) {
  try {
    return await work();
  } catch (error) {
    console.error(`\n✗ ${error.message}`);
    process.exit(1);
  }
}
