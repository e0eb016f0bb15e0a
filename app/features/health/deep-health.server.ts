import type {AppLoadContext} from '@shopify/remix-oxygen';
import {isSameText} from '~/services/http/encryption.server';
import {MAIN_MENU} from '~/services/shopify/shop.server';
import {expectedStories} from '../story/expected-stories.server';
import {messageOf} from '~/services/http/outage.server';

/** What the worker has found about a supplier. */
interface HealthFinding {
  state: 'right' | 'warning' | 'wrong';
  what: string;
  /** Where to fix it. */
  mend?: string;
}

/**
 * Checks an `Authorization` header: `null` if allowed, otherwise the status of the refusal. 404 without a token in the
 * settings, as if the URL did not exist; 429 after too many attempts within a minute.
 */
export async function authorizeHealthCheck(
  {settings, limits}: AppLoadContext,
  authorization: string | null,
): Promise<401 | 404 | 429 | null> {
  const token = settings.HEALTH_TOKEN;
  if (!token) return 404;
  if (!(await limits.allows('signIn', 'healthz'))) return 429;
  return isSameText(authorization ?? '', `Bearer ${token}`) ? null : 401;
}

/** Checks what is visible from inside: calls suppliers as pages do. The doctor sees more, with the owner's keys. */
export async function checkHealth(context: AppLoadContext): Promise<HealthFinding[]> {
  const {shopify, storyblok, search, accounts} = context;
  const checks: [mend: string, look: () => Promise<HealthFinding[]>][] = [
    [
      'PUBLIC_STORE_DOMAIN, PRIVATE_STOREFRONT_API_TOKEN',
      async () => {
        const pages = await shopify.shop.sitemapPages('PRODUCT');
        return pages > 0
          ? [right('Shopify answers and has products')]
          : [wrong('no products', 'Shopify → Products → Publishing: the channel of the shop')];
      },
    ],
    [
      'Shopify → Content → Menus',
      async () => {
        const {menu} = await shopify.shop.mainMenu();
        return menu && menu.items.length > 0
          ? [right(`menu ${MAIN_MENU}: ${menu.items.length} entries`)]
          : [wrong(`menu ${MAIN_MENU} is missing or empty`, 'npm run setup:shopify -- --apply')];
      },
    ],
    [
      'STORYBLOK_TOKEN, STORYBLOK_REGION',
      () =>
        Promise.all(
          expectedStories.map(async ({slug, without, vital}): Promise<HealthFinding> => {
            if (await storyblok.story(slug)) return right(`story ${slug}`);
            const state = vital ? 'wrong' : 'warning';
            const what = `story ${slug} is not published: ${without}`;
            return {state, what, mend: `Storyblok → Content → ${slug}`};
          }),
        ),
    ],
    [
      'ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX_PREFIX',
      async () => {
        const stock = Object.keys(await search.stockOfCollections());
        return stock.length > 0
          ? [right(`search: ${stock.length} collections`)]
          : [
              wrong(
                'lists are empty: no product in stock has a collection',
                "Shopify → Algolia's app: collection pages, index anew",
              ),
            ];
      },
    ],
    [
      'CUSTOMER_ACCOUNTS, and the settings below it in .env.example',
      async () => {
        if (!accounts.externalSignIn) return [];
        const [host = ''] = await accounts.externalSignIn.hosts();
        return [right(`customers sign in at ${new URL(host).host}`)];
      },
    ],
  ];
  const found = await Promise.all(checks.map(([mend, check]) => runCheck(mend, check)));
  return found.flat();
}

const right = (what: string): HealthFinding => ({state: 'right', what});
const wrong = (what: string, mend: string): HealthFinding => ({state: 'wrong', what, mend});

/** What a check finds; a check that fails is a finding as well. */
async function runCheck(
  mend: string,
  check: () => Promise<HealthFinding[]>,
): Promise<HealthFinding[]> {
  try {
    return await check();
  } catch (error) {
    return [wrong(messageOf(error), mend)];
  }
}
