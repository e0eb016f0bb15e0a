import {http, HttpResponse, type RequestHandler} from 'msw';
import {vi} from 'vitest';
import {z} from 'zod';
import {expectedStories} from '../../../app/features/story/expected-stories.server';
import {readSettings} from '../../../app/worker/env.server';
import {
  contentSecurityPolicy,
  setSecurityHeaders,
} from '../../../app/worker/security-headers.server';
import {redirectToShop} from '../../../app/worker/shop-host.server';
import {readPreview} from '../../../app/worker/storyblok.server';
import {adminKey} from '../../stand-ins/algolia/access';
import {createStandIns} from '../../stand-ins/handlers';
import * as mail from '../../stand-ins/mail/access';
import {secondCatalogue} from '../../stand-ins/second-shop';
import {workerSettings} from '../../stand-ins/settings';
import {adminApp} from '../../stand-ins/shopify/admin/admin-endpoint';
import {managementToken} from '../../stand-ins/storyblok/management-api';
import {planAlgolia} from '../setup/algolia';
import {openAdminApi} from '../setup/admin-api';
import {applyChanges, type CommandSettings} from '../setup/change-list';
import {planShopify} from '../setup/shopify';
import {openManagementApi, planStoryblok} from '../setup/storyblok';
import {listenDuringTests} from '../setup/test-accounts';
import {main} from './doctor';

/** The origin of the new shop; its checkout is a subdomain. */
const shopOrigin = 'https://laden.test';
export const newShopSettings: CommandSettings = {
  ...workerSettings('https://checkout.laden.test'),
  SHOP_ORIGIN: shopOrigin,
  SHOPIFY_CLIENT_ID: adminApp.clientId,
  SHOPIFY_CLIENT_SECRET: adminApp.clientSecret,
  STORYBLOK_MANAGEMENT_TOKEN: managementToken,
  ALGOLIA_ADMIN_KEY: adminKey,
  MAIL_ADMIN_KEY: mail.adminKey,
};

/** What the owner writes instead of the placeholders of the drafts. */
const ownTexts: Partial<Record<string, Record<string, z.core.util.JSONType>>> = {
  config: {
    company_name: 'Radladen',
    company_details: 'Radladen Hanne Brook e. K., Sitz Köln, Amtsgericht Köln, HRA 12345',
    phone: '0221 555 0',
    email: 'hallo@laden.test',
    street: 'Speichenweg 12',
    zip_code: '50674',
    city: 'Köln',
    google_reviews_since: '2019',
    product_reviews_since: '2021',
    seo_title_suffix: 'Radladen',
    seo_description: 'Räder aus Köln.',
    seo_description__i18n__en: 'Bikes from Cologne.',
  },
  footer: {copyright: 'Radladen'},
  home: {body: [{_uid: 'start', component: 'hero', headline: 'Räder aus Köln'}]},
};

/** Freshly opened accounts: products with all legally required data, an empty space, nothing set up. */
function openNewShop() {
  let now = 0;
  const suppliers = createStandIns({
    source: {catalogue: secondCatalogue, stories: () => []},
    isNew: true,
    shopUrl: shopOrigin,
    clock: () => now,
  });
  const pause = (ms: number) => {
    now += ms;
    return Promise.resolve();
  };
  /** Impressum and accessibility are stories, the other legal texts Shopify's policies. */
  async function writeLegalPages(): Promise<void> {
    const text = {_uid: 'text', component: 'text', text: '<p>Radladen, Köln</p>'};
    const management = openManagementApi(newShopSettings, pause);
    for (const name of ['Impressum', 'Barrierefreiheit']) {
      const slug = name.toLowerCase();
      const content = {_uid: slug, component: 'page', headline: name, body: [text]};
      await management.call(z.unknown(), 'POST', '/stories/', {story: {name, slug, content}});
      suppliers.storyblok.edit(slug, {publish: true});
    }
    const policies = ['terms-of-service', 'refund-policy', 'privacy-policy'];
    const paths = policies.map((handle) => `/policies/${handle}`);
    const items = ['/impressum', '/barrierefreiheit', ...paths].map((url) => ({
      _uid: url,
      component: 'nav-link',
      label: url,
      page: {linktype: 'url', url, cached_url: url},
    }));
    const column = {_uid: 'law', component: 'footer-navigation', title: 'Rechtliches', items};
    suppliers.storyblok.edit('footer', {content: {navigations: [column]}, publish: true});
  }

  return {
    suppliers,
    /** The suppliers' handlers and those of the shop itself. */
    handlers: [...shopHandlers(), ...suppliers.handlers],
    pause,
    /** Runs all three set-up commands with `--apply`, then does the manual part: writing and publishing the stories. */
    async setUp(): Promise<void> {
      const settings = newShopSettings;
      const admin = await openAdminApi(settings, pause);
      await applyChanges(await planShopify(admin, settings), {apply: true});
      const management = openManagementApi(settings, pause);
      await applyChanges(await planStoryblok(management, settings), {apply: true});
      await applyChanges(await planAlgolia(settings), {apply: true});
      await pause(60_000);
      for (const {slug} of expectedStories) {
        suppliers.storyblok.edit(slug, {content: ownTexts[slug] ?? {}, publish: true});
      }
      await writeLegalPages();
      // Indexes what was published.
      await applyChanges(await planAlgolia(settings), {apply: true});
    },
  };
}

/** The doctor in front of a new shop, for the tests of a file. */
export function openDoctor() {
  const {suppliers, handlers, pause, setUp} = openNewShop();
  const {server, said} = listenDuringTests(handlers);
  return {
    suppliers,
    server,
    /** The lines of its report. */
    said,
    /** Those of them with this mark: ✓, !, ✗ or ?. */
    linesWith: (mark: string) => said.filter((line) => line.startsWith(`  ${mark} `)).join('\n'),
    async setUp(): Promise<void> {
      const quiet = vi.spyOn(console, 'log').mockImplementation(() => undefined);
      suppliers.reset();
      await setUp();
      quiet.mockRestore();
    },
    /**
     * Runs all checks or those of these titles, after waiting until the suppliers' rate limits allow it again: whether
     * they found no errors.
     */
    async ask(more: object = {}, ...titles: string[]): Promise<boolean> {
      await pause(60_000);
      said.length = 0;
      return main({...newShopSettings, ...more}, titles, pause);
    },
  };
}

/** The worker's responses to the doctor, produced by the worker's own code. */
function shopHandlers(): RequestHandler[] {
  const settings = readSettings({...newShopSettings});
  return [
    http.get(
      'https://www.laden.test/',
      ({request}) => redirectToShop(request, settings) ?? undefined,
    ),
    http.get('*://laden.test/healthz', () => HttpResponse.text('ok')),
    http.get('*://laden.test/', async ({request}) => {
      const redirect = redirectToShop(request, settings);
      if (redirect) return redirect;
      const preview = await readPreview(request, settings);
      const page = {requestedPath: '/', nonce: 'n', accountHosts: []};
      const answered = {settings, preview, consent: null, ...page};
      const response = HttpResponse.html('<!doctype html>', {
        headers: {
          'Content-Security-Policy': contentSecurityPolicy(answered),
          'Set-Cookie': '__Host-session=x; Path=/; Secure; HttpOnly; SameSite=Lax',
        },
      });
      setSecurityHeaders(response.headers, request);
      return response;
    }),
  ];
}
