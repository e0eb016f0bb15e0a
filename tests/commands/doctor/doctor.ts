import type {CommandSettings, Pause} from '../setup/change-list';
import {checkAccessories} from './check-accessories';
import {checkAccounts} from './check-accounts';
import {checkGoods} from './check-goods';
import {checkLegal} from './check-legal';
import {checkGuaranteeNotice} from './check-notice';
import {checkMail, checkReviews, checkSearch} from './check-services';
import {checkSettings, checkShop} from './check-shop';
import {checkShopify} from './check-shopify';
import {checkStoryblok} from './check-storyblok';
import {lineOf, runCheck, type Finding} from './finding';

/**
 * `npm run doctor`: checks every configured supplier and prints on one screen what is right, what is missing and what
 * will break, each with the place to fix it; `--all` lists every product, and words such as `Storyblok` run only the
 * checks of these names. Returns whether nothing is wrong. Throws a readable `Error` for a name that no check has.
 */
export async function main(
  settings: CommandSettings,
  args: readonly string[],
  pause?: Pause,
): Promise<boolean> {
  const all = args.includes('--all');
  const checks: [title: string, fix: string, run: () => Promise<Finding[]>][] = [
    ['Settings', '.env', () => Promise.resolve(checkSettings(settings))],
    ['Shop', 'deploy the shop, SHOP_ORIGIN', () => checkShop(settings)],
    ['Shopify', 'PUBLIC_STORE_DOMAIN', () => checkShopify(settings, pause)],
    ['Accounts', 'PUBLIC_STORE_DOMAIN, CUSTOMER_ACCOUNT_DOMAIN', () => checkAccounts(settings)],
    ['Goods', 'Shopify → Products', () => checkAllGoods(settings, all)],
    ['Storyblok', 'STORYBLOK_REGION', () => checkStoryblok(settings, pause)],
    ['Law', 'STORYBLOK_TOKEN, PUBLIC_STORE_DOMAIN', () => checkLaw(settings)],
    ['Search', 'ALGOLIA_APP_ID', () => checkSearch(settings)],
    ['Mail', 'MAIL_API_URL', () => checkMail(settings)],
    ['Reviews', 'GOOGLE_PLACES_API_KEY', () => checkReviews(settings)],
  ];
  const names = args.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase());
  const titles = checks.map(([title]) => title);
  const strange = names.filter((name) => !titles.some((title) => title.toLowerCase() === name));
  if (strange.length > 0) {
    throw new Error(`no check is called ${strange.join(', ')}, but these: ${titles.join(', ')}`);
  }
  const found: Finding[] = [];
  for (const [title, fix, run] of checks) {
    if (names.length > 0 && !names.includes(title.toLowerCase())) continue;
    const findings = await runCheck(fix, run);
    if (findings.length === 0) continue;
    console.log(title);
    for (const finding of findings) console.log(lineOf(finding));
    found.push(...findings);
  }
  const count = (state: Finding['state']) => found.filter((one) => one.state === state).length;
  console.log(
    `${count('right')} right, ${count('wrong')} wrong, ${count('warning')} to look at, ${count('unknown')} not checked.`,
  );
  return count('wrong') === 0;
}

async function checkLaw(settings: CommandSettings): Promise<Finding[]> {
  return [...(await checkLegal(settings)), ...(await checkGuaranteeNotice(settings))];
}

async function checkAllGoods(settings: CommandSettings, all: boolean): Promise<Finding[]> {
  return [...(await checkGoods(settings, {all})), ...(await checkAccessories(settings, {all}))];
}
