import {z} from 'zod';
import {EU, isInEu} from '../../../app/features/goods/shipping';
import type {CommandSettings} from '../setup/change-list';
import {type DeliveredStory, visibleStories} from '../setup/delivery-api';
import {summarize, right, warning, wrong, type Finding} from './finding';
import {queryStorefront} from './storefront-api';

const CONTENT = 'Storyblok → Content';

/**
 * Pages that shops need; `field` of `config` names them, otherwise a policy of Shopify is shown. The law frees very small
 * businesses from the statement on accessibility, so its absence is a warning.
 */
const legalPages = [
  {name: 'Impressum', words: /impressum|imprint|legal notice/i, missing: wrong},
  {name: 'AGB', field: 'terms_page', policy: 'terms-of-service', missing: wrong},
  {name: 'Widerruf', field: 'returns_page', policy: 'refund-policy', missing: wrong},
  {name: 'Datenschutz', field: 'privacy_page', policy: 'privacy-policy', missing: wrong},
  {
    name: 'Barrierefreiheit (BFSG, from which very small businesses are exempt)',
    words: /barrierefrei|accessib/i,
    missing: warning,
  },
];

const shopQuery = `{
  shop { privacyPolicy { handle } refundPolicy { handle } termsOfService { handle } }
  localization { availableCountries { isoCode } }
}`;
const policySchema = z.object({handle: z.string()}).nullish();
const shopSchema = z.object({
  shop: z.object({
    privacyPolicy: policySchema,
    refundPolicy: policySchema,
    termsOfService: policySchema,
  }),
  localization: z.object({availableCountries: z.array(z.object({isoCode: z.string()}))}),
});

/** Whether the legal pages exist and the footer links them, and what the shop promises on shipping costs. */
export async function checkLegal(settings: CommandSettings): Promise<Finding[]> {
  const stories = await visibleStories(settings);
  const {data} = await queryStorefront(settings, shopQuery);
  const {shop, localization} = shopSchema.parse(data);
  const policies = Object.values(shop).flatMap((policy) => policy?.handle ?? []);
  const sold = localization.availableCountries.map(({isoCode}) => isoCode);
  return [...checkPages(stories, policies), ...checkShipping(stories, sold)];
}

const storyAt = (stories: readonly DeliveredStory[], slug: string) =>
  stories.find(({full_slug}) => full_slug.replace(/\/$/, '') === slug);

function checkPages(stories: readonly DeliveredStory[], policies: readonly string[]): Finding[] {
  const config = storyAt(stories, 'config')?.content ?? {};
  const links = linksIn(storyAt(stories, 'footer')?.content.navigations);
  const isShown = (path: string) => {
    const [, policy] = /^\/policies\/(.+)$/.exec(path) ?? [];
    if (policy) return policies.includes(policy);
    if (!path.startsWith('/')) return path !== '';
    const body = storyAt(stories, path.slice(1))?.content.body;
    return Array.isArray(body) && body.length > 0;
  };
  const findings = legalPages.flatMap(({name, field, policy, words, missing}): Finding[] => {
    const named = words
      ? links.filter(({label, path}) => words.test(`${label} ${path}`)).map(({path}) => path)
      : [pathOf(config[field]), `/policies/${policy}`];
    const shown = named.filter(isShown);
    if (shown.length === 0) {
      const place = field ? `config, ${field}` : 'footer, a link to it';
      return [missing(`no published page with text: ${name}`, `${CONTENT} → ${place}`)];
    }
    return links.some(({path}) => shown.includes(path))
      ? []
      : [missing(`the footer does not link: ${name}`, `${CONTENT} → footer`)];
  });
  if (findings.some(({state}) => state === 'wrong')) return findings;
  return [right('legal pages, linked in the footer'), ...findings];
}

/** The shop's path of an editor's link, or another site's URL; '' if it is empty. */
function pathOf(link: unknown): string {
  const schema = z.object({linktype: z.string(), url: z.string(), cached_url: z.string()});
  const {success, data} = schema.partial().safeParse(link);
  if (!success) return '';
  const {linktype, url = '', cached_url: cached = ''} = data;
  const target = (cached || url).replace(/\/$/, '');
  return linktype === 'story' && target ? `/${target.replace(/^\//, '')}` : target;
}

/** The links of the footer's columns, in order. */
function linksIn(columns: unknown): {label: string; path: string}[] {
  const link = z.object({label: z.string().catch(''), page: z.unknown()});
  const column = z.object({items: z.array(link).catch([])});
  const read = z.array(column).safeParse(columns);
  const items = read.success ? read.data.flatMap((one) => one.items) : [];
  return items.map(({label, page}) => ({label, path: pathOf(page)}));
}

/** Without rows pages make the usual promise; Shopify charges whatever its own rates say. */
function checkShipping(stories: readonly DeliveredStory[], sold: readonly string[]): Finding[] {
  const config = storyAt(stories, 'config')?.content;
  if (!config) return [];
  const fix = `${CONTENT} → config, shipping; Shopify → Settings → Shipping, Markets`;
  const rows = z.array(z.object({country: z.string()})).safeParse(config.shipping);
  if (!rows.success || rows.data.length === 0) {
    const what =
      'config has no shipping costs: pages promise free delivery in Germany and delivery to the rest of the EU; Shopify sells to ' +
      summarize(sold);
    return [warning(what, fix)];
  }
  const named = new Set(rows.data.map(({country}) => country.trim().toUpperCase()));
  const unsold = [...named].filter((country) => country !== EU && !sold.includes(country));
  const unnamed = sold.filter(
    (country) => !named.has(country) && !(named.has(EU) && isInEu(country)),
  );
  const findings = [
    ...(unsold.length > 0
      ? [
          warning(
            `config has shipping costs to ${summarize(unsold)}, where Shopify does not sell`,
            fix,
          ),
        ]
      : []),
    ...(unnamed.length > 0
      ? [
          warning(
            `Shopify sells to ${summarize(unnamed)}: config has no shipping costs for it`,
            fix,
          ),
        ]
      : []),
  ];
  return findings.length > 0 ? findings : [right(`shipping costs to ${summarize(sold)}`)];
}
