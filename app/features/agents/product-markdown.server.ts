import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {languages} from '~/i18n/languages';
import {matchPage} from '~/pages';
import {numericIdOf} from '~/services/shopify/ids';
import type {FeedVariantFragment} from '~/services/shopify/storefront.generated';
import {isBike, isPhysical, isReturnable, isShippable} from '../goods/goods';
import {chosenOptions, gtinOf} from '../goods/goods-view';
import {RETURN_DAYS, returnTerms, returnWords} from '../goods/notices';
import {shippingPromise, type DeliveryTerms} from '../goods/shipping';
import {toPriceView} from '../pricing/price-view';
import {loadProduct} from '../product/load-product.server';
import {loadShopStock} from '../product/store-stock.server';
import {loadConfig, loadDeliveryTerms} from '../site/site-config.server';

/** Text of editors or customers as one line of Markdown: without line breaks, with special characters escaped. */
export function inline(text: string): string {
  return text
    .replaceAll(/[\u2060\u200b]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>|#~]/g, '\\$&');
}

/** A Markdown link. `text` is escaped; characters that would end the URL early are percent-encoded. */
export const link = (text: string, address: string) =>
  `[${inline(text)}](${address.replaceAll(/[()\s<>]/g, percentEncoded)})`;

/** Including parentheses, which `encodeURIComponent` leaves. */
const percentEncoded = (sign: string) =>
  encodeURIComponent(sign).replace(/[()]/, (bracket) => (bracket === '(' ? '%28' : '%29'));

/** A Markdown list, without empty lines. */
export const list = (lines: (string | null)[]): string =>
  lines.flatMap((line) => (line ? [`- ${line}`] : [])).join('\n');

/** A Markdown table; '' without rows. Cells must already be Markdown. */
export function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A heading with its content; '' without any. */
export const section = (title: string, content: string): string =>
  content && `## ${inline(title)}\n\n${content}`;

/** Joins the parts of a document with blank lines. */
export const markdownOf = (parts: string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

/**
 * A product's page as Markdown: each variant (at most 250, then where to find the others) with its price, the price
 * details that the law requires, stock, shops that have it and delivery time, then notices, terms, and the facts of the
 * variant that Shopify selects first. `null` when there is no such product.
 */
export async function productMarkdown(
  context: AppLoadContext,
  handle: string,
): Promise<string | null> {
  const [loaded, {linesOf}] = await Promise.all([
    loadProduct(context, handle, new URLSearchParams()),
    loadShopStock(context, handle),
  ]);
  if (!loaded) return null;
  const {view, details, product, variant, goodToKnow} = loaded;
  const [delivery, config, {variants, hasMore}] = await Promise.all([
    loadDeliveryTerms(context),
    loadConfig(context),
    context.shopify.feed.variantsOf(product.id),
  ]);
  const {t, language} = delivery;
  const origin = context.settings.SHOP_ORIGIN;
  const page = origin + href(language, 'product', {handle: product.handle});
  const absoluteUrl = (path: string) => (path.startsWith('/') ? origin + path : path);
  const productVariant = {product, variant};
  const year = config?.product_reviews_since;
  const since = year ? t('chrome.since', {year}) : '';
  const hasReturns = isPhysical(productVariant) && isReturnable(productVariant);

  return markdownOf([
    `# ${inline(view.title)}`,
    list([
      view.vendor && t('agents.product.brand', {name: inline(view.vendor)}),
      link(t('agents.product.page'), page),
      view.rating
        ? t('agents.product.rating', {value: view.rating.text, count: view.rating.count}) + since
        : null,
      view.rating ? inline(details.reviewNote) : null,
      ...view.images.slice(0, 1).map(({url}) => link(t('agents.product.picture'), url)),
    ]),
    inline(product.description),
    section(
      t('agents.product.variants'),
      table(
        [
          t('agents.product.number'),
          t('agents.product.options'),
          t('agents.product.priceIn', {currency: variant.price.currencyCode}),
          t('agents.product.notes'),
          t('agents.product.stock'),
          t('agents.product.sku'),
          'GTIN',
        ],
        variants.map((feedVariant) => {
          const {stock, stores} = linesOf({product, variant: feedVariant});
          const stockTexts = [stock, ...stores].map(({text}) => text);
          return variantRow(feedVariant, stockTexts.join('. '), delivery, page);
        }),
      ),
    ),
    list([
      hasMore ? t('agents.product.moreVariants', {address: page}) : null,
      view.taxed ? t('agents.product.taxed') : null,
      isShippable(productVariant) ? t('agents.product.shipped') : null,
      isShippable(productVariant) ? shippingPromise(delivery, isBike(productVariant)) : null,
      link(t('agents.place.shipping'), absoluteUrl(href(language, 'shippingCosts'))),
      t('agents.cart.link', {
        address: `${absoluteUrl(href(language, 'cart'))}?add={number}:{quantity}`,
      }),
      t('agents.cart.asks'),
    ]),
    section(t('agents.product.notices'), list(view.notes.map(inline))),
    section(
      // Options such as the battery determine some of them.
      [t('agents.product.facts'), view.variantTitle].filter(Boolean).join(': '),
      table(
        [t('agents.product.fact'), t('agents.product.value')],
        details.features.map(({label, value}) => [inline(label), inline(value)]),
      ),
    ),
    ...goodToKnow.map(({title, parts}) =>
      section(
        title,
        list(
          parts.map(({label, text, href: address}) => {
            const partText = address ? link(text, absoluteUrl(address)) : inline(text);
            return label ? `${inline(label)}: ${partText}` : partText;
          }),
        ),
      ),
    ),
    section(
      t('agents.terms.returns'),
      list(
        hasReturns
          ? [
              t('agents.terms.withdrawal', {days: RETURN_DAYS}),
              ...returnWords(returnTerms(config), delivery),
            ]
          : [],
      ),
    ),
  ]);
}

/** A variant's number, options as a link, price, notes on the price, stock, SKU and GTIN. */
function variantRow(
  variant: FeedVariantFragment,
  stock: string,
  delivery: DeliveryTerms,
  page: string,
): string[] {
  const {t, language} = delivery;
  const price = toPriceView(variant, language);
  const {options, query} = chosenOptions(variant.selectedOptions);
  const notes = [
    price.compareAtKind && `${t(`product.price.struck.${price.compareAtKind}`)} ${price.compareAt}`,
    price.lowest30d && t('product.price.lowest30d', {amount: price.lowest30d}),
    price.unit && t('product.price.unit', {amount: price.unit}),
  ];
  const amount = new Intl.NumberFormat(languages[language].locale, {minimumFractionDigits: 2});
  return [
    numericIdOf(variant.id),
    link(options || t('agents.product.only'), page + query),
    amount.format(Number(variant.price.amount)),
    inline(notes.filter(Boolean).join('; ')),
    inline(stock),
    inline(variant.sku ?? ''),
    gtinOf(variant) ?? '',
  ];
}

/**
 * The request for the Markdown of a product's page, if the client prefers it to the page: `Accept: text/markdown`, with
 * HTML ranked lower or absent. `null` for every other request.
 */
export function markdownRequest(request: Request): Request | null {
  const {method, url, headers} = request;
  if ((method !== 'GET' && method !== 'HEAD') || !prefersMarkdown(headers.get('Accept') ?? '')) {
    return null;
  }
  const markdownUrl = new URL(url);
  const {page, params} = matchPage(markdownUrl.pathname) ?? {};
  if (page !== 'product' || /\.(md|data)$/.test(params?.handle ?? '')) return null;
  markdownUrl.pathname += '.md';
  return new Request(markdownUrl, {method, headers, signal: request.signal});
}

/**
 * The response to such a request: it differs from what browsers get at the same URL, so it must not be cached. `null`
 * without such a product: the page itself responds, which may lead elsewhere than to a product.
 */
export function asNegotiated(response: Response, {url}: Request): Response | null {
  if (response.status === 404) return null;
  const negotiated = new Response(response.body, response);
  negotiated.headers.set('Cache-Control', 'private, no-store');
  negotiated.headers.append('Vary', 'Accept');
  negotiated.headers.set('Content-Location', new URL(url).pathname);
  return negotiated;
}

function prefersMarkdown(accept: string): boolean {
  const ranges = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return {type, weight: weight ? Number(weight.slice(2)) || 0 : 1};
  });
  const markdownRank = ranges.findIndex(({type}) => type === 'text/markdown');
  const htmlRank = ranges.findIndex(({type}) => type === 'text/html');
  const markdownWeight = ranges[markdownRank]?.weight ?? 0;
  const htmlWeight = ranges[htmlRank]?.weight ?? 0;
  return (
    markdownWeight > htmlWeight ||
    (markdownWeight > 0 && markdownWeight === htmlWeight && markdownRank < htmlRank)
  );
}
