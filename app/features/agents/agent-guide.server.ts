import type {AppLoadContext} from '@shopify/remix-oxygen';
import {files, resources} from '~/pages';
import {href} from '~/i18n/href';
import {languageNames, languages} from '~/i18n/languages';
import {optional} from '~/services/http/outage.server';
import {toNavigation} from '../chrome/navigation-view';
import {RETURN_DAYS, returnTerms, returnWords} from '../goods/notices';
import {shippingTable} from '../goods/shipping';
import {loadHours} from '../site/service-card.server';
import {
  loadConfig,
  loadShopContact,
  paymentTiles,
  toSiteFacts,
  loadDeliveryTerms,
} from '../site/site-config.server';
import {inline, link, list, markdownOf, section, table} from './product-markdown.server';

/**
 * A guide to the shop for shopping agents, as Markdown in the language of the URL: what it is, how to search, what a
 * product's URL returns, how to link to a filled cart, terms and contact. Parts without data are left out.
 */
export async function agentGuide(context: AppLoadContext): Promise<string> {
  const {language, settings} = context;
  const origin = settings.SHOP_ORIGIN;
  const absoluteUrl = (path: string) => (path.startsWith('/') ? origin + path : path);
  const [config, contact, hours, delivery, mainMenu] = await Promise.all([
    loadConfig(context),
    loadShopContact(context),
    loadHours(context, {places: ['shop', 'workshop'], daysAhead: 30, showPlace: true}),
    loadDeliveryTerms(context),
    optional(context.shopify.shop.mainMenu(), null),
  ]);
  const {t} = delivery;
  const {brand, places: siteLinks} = toSiteFacts(
    config,
    {language, localization: null},
    mainMenu?.policies ?? [],
  );
  const payments = paymentTiles(config);
  const sampleProduct = absoluteUrl(href(language, 'product', {handle: '{handle}'}))
    .replaceAll('%7B', '{')
    .replaceAll('%7D', '}');
  const linkTo = (key: 'terms' | 'returns' | 'privacy' | 'warranty' | 'contact' | 'workshop') => {
    const pageUrl = siteLinks[key];
    return pageUrl ? link(t(`agents.place.${key}`), absoluteUrl(pageUrl)) : null;
  };

  return markdownOf([
    `# ${inline(brand || t('chrome.brand'))}`,
    config?.seo_description ? `> ${inline(config.seo_description)}` : '',
    list([
      contact.address && inline(contact.address),
      contact.phone && inline(contact.phone),
      config?.email ? inline(config.email) : null,
      ...hours.weekly.map(({label, time}) => inline(`${label} ${time}`)),
      ...hours.special.map(({days, text}) => inline(`${days}: ${text}`)),
      t('agents.languages', {
        addresses: languageNames
          .map((name) => `${languages[name].endonym} ${origin}${href(name, 'home')}`)
          .join(', '),
      }),
    ]),
    section(
      t('agents.find.title'),
      list([
        t('agents.find.search', {address: `${absoluteUrl(href(language, 'search'))}?q={q}`}),
        ...(mainMenu ? toNavigation(mainMenu.menu, language, mainMenu.ownHosts) : []).map(
          ({title, href: path}) => link(title, absoluteUrl(path)),
        ),
        t('agents.find.sitemap', {address: absoluteUrl('/sitemap.xml')}),
        t('agents.find.tools', {
          profile: absoluteUrl(`/${resources.agentProfile}`),
          tools: absoluteUrl(`/${resources.agentTools}`),
        }),
      ]),
    ),
    section(
      t('agents.product.title'),
      list([
        t('agents.product.markdown', {
          address: sampleProduct + files.productMarkdown.replace(/.*:handle/, ''),
        }),
        t('agents.product.variant', {address: sampleProduct}),
        t('agents.product.price'),
      ]),
    ),
    section(
      t('agents.cart.title'),
      list([
        t('agents.cart.link', {
          address: `${absoluteUrl(href(language, 'cart'))}?add={number}:{quantity}`,
        }),
        t('agents.cart.example', {
          address: `${absoluteUrl(href(language, 'cart'))}?add={number}:1,{number}:2`,
        }),
        t('agents.cart.asks'),
      ]),
    ),
    section(
      t('agents.terms.title'),
      list([
        t('agents.terms.prices'),
        t('agents.terms.withdrawal', {days: RETURN_DAYS}),
        ...returnWords(returnTerms(config), delivery).map(inline),
        payments.length > 0
          ? t('agents.terms.payments', {names: payments.map(({label}) => label).join(', ')})
          : null,
        link(t('agents.place.shipping'), absoluteUrl(href(language, 'shippingCosts'))),
        linkTo('terms'),
        linkTo('returns'),
        link(t('agents.place.withdrawal'), absoluteUrl(href(language, 'withdrawal'))),
        linkTo('warranty'),
        linkTo('privacy'),
        linkTo('workshop'),
        link(t('agents.place.appointment'), absoluteUrl(href(language, 'appointment'))),
        linkTo('contact'),
      ]),
    ),
    section(
      t('agents.shipping.title'),
      table(
        [
          t('goods.shipping.place'),
          t('goods.shipping.goods'),
          t('goods.shipping.bike'),
          t('goods.shipping.time'),
        ],
        shippingTable(delivery).map(({place, parcels, bikes, time}) =>
          [place, parcels, bikes, time].map(inline),
        ),
      ),
    ),
  ]);
}
