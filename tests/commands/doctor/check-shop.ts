import {createHash} from 'node:crypto';
import {defaultLanguage, languageNames} from '../../../app/i18n/languages';
import {prefixKey} from '../../../app/services/algolia/product-query';
import {readSettings} from '../../../app/worker/env.server';
import {isLoopback} from '../../../app/worker/shop-host.server';
import {required, type CommandSettings} from '../setup/change-list';
import {right, unknown, warning, wrong, type Finding} from './finding';

const SETTINGS = '.env, or the settings of the platform';

/** Bots get error pages without a frame, and without what the visual editor needs. */
export const asBrowser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** Validates the settings as the worker does. */
export function checkSettings(settings: CommandSettings): Finding[] {
  const findings: Finding[] = [];
  try {
    readSettings({...settings});
    findings.push(right('complete'));
  } catch (error) {
    const [, ...lines] = error instanceof Error ? error.message.split('\n') : [];
    findings.push(...lines.map((line) => wrong(line.trim(), SETTINGS)));
  }
  if (!settings.PRIVATE_STOREFRONT_API_TOKEN) {
    const what = 'PRIVATE_STOREFRONT_API_TOKEN: without it one visitor can use up the limit of all';
    findings.push(warning(what, SETTINGS));
  }
  if (!settings.STORYBLOK_SPACE_ID || !settings.STORYBLOK_PREVIEW_TOKEN) {
    const what = 'STORYBLOK_SPACE_ID, STORYBLOK_PREVIEW_TOKEN: without them editors see no drafts';
    findings.push(warning(what, SETTINGS));
  }
  const unsearched = languageNames.filter((name) => name !== defaultLanguage).map(prefixKey);
  for (const name of unsearched.filter((key) => !settings[key])) {
    const what = `${name}: without it visitors in that language search German texts`;
    findings.push(warning(what, `${SETTINGS}; step 7 of docs/setting-up.md`));
  }
  if (settings.STORYBLOK_VERSION === 'draft') {
    const what = 'STORYBLOK_VERSION: everybody sees drafts, and no search engine indexes the shop';
    findings.push(warning(what, SETTINGS));
  }
  return findings;
}

/** Requests the shop itself: is it up, encrypted, at its own address, and may the visual editor frame it? */
export async function checkShop(settings: CommandSettings): Promise<Finding[]> {
  const {SHOP_ORIGIN} = required(settings, 'SHOP_ORIGIN');
  const origin = new URL(SHOP_ORIGIN);
  const health = await fetch(new URL('/healthz', origin));
  if (!health.ok || (await health.text()) !== 'ok') {
    return [wrong(`${origin.host} answers ${health.status} at /healthz`, 'the log of the worker')];
  }
  const home = await fetch(origin, {redirect: 'manual', headers: asBrowser});
  const place =
    home.status === 404
      ? 'Storyblok → Content → home: publish it'
      : 'SHOP_ORIGIN, DNS, the log of the worker';
  const findings = [
    home.ok
      ? right(`${origin.host} answers`)
      : wrong(`${origin.href} answers ${home.status}`, place),
  ];
  findings.push(...checkEncryption(origin, home), ...(await checkHost(origin)));
  findings.push(...(await checkOtherHost(origin)));
  findings.push(await checkEditor(origin, settings));
  return findings;
}

function checkEncryption(origin: URL, home: Response): Finding[] {
  if (isLoopback(origin.hostname)) {
    return [warning('SHOP_ORIGIN is this machine', 'the address of the shop in SHOP_ORIGIN')];
  }
  const open = home.headers.getSetCookie().filter((cookie) => !/;\s*secure/i.test(cookie));
  const names = open.map((cookie) => cookie.split('=')[0]);
  return [
    names.length === 0
      ? right('cookies are Secure')
      : wrong(`cookies without Secure: ${names.join(', ')}`, 'the proxy in front of the worker'),
    home.headers.has('Strict-Transport-Security')
      ? right('HSTS is on')
      : wrong('no Strict-Transport-Security', 'the proxy in front of the worker'),
  ];
}

/** Plain HTTP has to redirect to HTTPS, and forms work under a single host only. */
async function checkHost(origin: URL): Promise<Finding[]> {
  if (isLoopback(origin.hostname)) return [];
  const plain = await fetch(`http://${origin.host}/`, {redirect: 'manual'});
  const location = plain.headers.get('Location') ?? '';
  return [
    location.startsWith(`${origin.origin}/`)
      ? right('http redirects to https')
      : wrong(
          `http://${origin.host} answers ${plain.status} ${location}`,
          'DNS and SHOP_ORIGIN: both have to name the same host',
        ),
  ];
}

/** Some visitors type the domain with `www.`, some without; `shop.radladen.example` has no such pair. */
async function checkOtherHost({origin, host}: URL): Promise<Finding[]> {
  const isWww = host.startsWith('www.');
  if (!isWww && host.split('.').length !== 2) return [];
  const otherHost = isWww ? host.slice('www.'.length) : `www.${host}`;
  const answer = await fetch(`https://${otherHost}/`, {redirect: 'manual'}).catch(() => null);
  if (answer?.headers.get('Location')?.startsWith(origin)) return [];
  return [warning(`${otherHost} does not lead to ${host}`, 'step 9 of docs/setting-up.md')];
}

/** Opens the home page as Storyblok's visual editor does, with its signature. */
async function checkEditor(
  origin: URL,
  {
    STORYBLOK_SPACE_ID: space,
    STORYBLOK_PREVIEW_TOKEN: token,
    STORYBLOK_EDITOR_ORIGIN: editor = 'https://app.storyblok.com',
  }: CommandSettings,
): Promise<Finding> {
  if (!space || !token) {
    return unknown('the visual editor', 'STORYBLOK_SPACE_ID and STORYBLOK_PREVIEW_TOKEN');
  }
  const timestamp = String(Math.floor(Date.now() / 1000));
  const address = new URL(origin);
  address.search = new URLSearchParams({
    _storyblok: '1',
    '_storyblok_tk[space_id]': space,
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': createHash('sha1')
      .update(`${space}:${token}:${timestamp}`)
      .digest('hex'),
  }).toString();
  const {headers} = await fetch(address, {redirect: 'manual', headers: asBrowser});
  const policy = headers.get('Content-Security-Policy') ?? '';
  const [, ancestors = "'none'"] = /frame-ancestors ([^;]*)/.exec(policy) ?? [];
  const isOpen = ancestors.split(' ').includes(editor) && !headers.has('X-Frame-Options');
  return isOpen
    ? right(`the visual editor at ${editor} may frame the shop`)
    : wrong(
        `the visual editor at ${editor} may not frame the shop`,
        'STORYBLOK_SPACE_ID, STORYBLOK_PREVIEW_TOKEN and STORYBLOK_EDITOR_ORIGIN of the running shop',
      );
}
