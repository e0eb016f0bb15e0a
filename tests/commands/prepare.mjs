export {build, ensureBuild} from './build.mjs';
export {ensureBrowsers, ensureDebianBrowsers} from './browser.mjs';
export {ensurePackages} from './packages.mjs';

/** Exits with a plain message instead of a stack trace when `work` fails. */
export async function orExplain(work) {
  try {
    return await work();
  } catch (error) {
    console.error(`\n✗ ${error.message}`);
    process.exit(1);
  }
}
