import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {bikeAdvice} from '~/features/advice/bike-advice.server';
import {FitsSection} from '~/features/fits/Fits';
import {fitsMarkup} from '~/features/fits/fits-markup.server';
import {returnTerms} from '~/features/goods/notices';
import {loadConfig, toSiteFacts, loadDestination} from '~/features/site/site-config.server';
import {missingPage} from '~/features/errors/error-answers.server';
import {loadLeasingContent} from '~/features/leasing-request/leasing-request.server';
import {clearSeen, noteSeen} from '~/features/product/details/recently-viewed.server';
import {
  type DetailsMarkup,
  detailsMarkup,
  cardPrinter,
} from '~/features/product/product-markup.server';
import {sendOnly, sendWithout} from '~/features/navigation/worker-markup.server';
import styles from '~/features/product/product.css?url';
import {loadProduct} from '~/features/product/load-product.server';
import {ProductPage} from '~/features/product/ProductPage';
import {toldInMarkup} from '~/features/product/product-view';
import {toProductCard} from '~/features/product/product-card-view';
import {entryPoints, reminderLink} from '~/features/product/product-offer';
import {withStores} from '~/features/product/store-stock.server';
import {productStructuredData} from '~/features/product/structured-data';
import {reportOpened} from '~/features/statistics/report-search.server';
import {pageStays} from '~/features/navigation/page-stays';
import {pageMeta} from '~/features/seo/page-meta.server';
import {linkHref} from '~/features/story/links';
import {href} from '~/i18n/href';
import {optional} from '~/services/http/outage.server';

export const links: LinksFunction = () => [{rel: 'stylesheet', href: styles}];

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {settings, shopify, language, isDocument} = context;
  const {pathname, searchParams} = new URL(request.url);
  const handle = params.handle ?? '';
  const loading = loadProduct(context, handle, searchParams);
  const [loaded, recommended, accessories, leasing, recentlyViewed] = await Promise.all([
    withStores(context, handle, loading),
    optional(shopify.product.recommended(handle), []),
    optional(shopify.product.accessories(), []),
    loadLeasingContent(context),
    // Data for script may be fetched ahead and are kept for a moment: nothing of the visitor's goes in.
    isDocument
      ? noteSeen(
          context,
          loading.then((found) => found && found.product),
        )
      : null,
  ]);
  if (!loaded) return missingPage(context, request);

  const {view, product, goodToKnow} = loaded;
  const [destination, config, print] = await Promise.all([
    loadDestination(context),
    loadConfig(context),
    cardPrinter(context),
  ]);
  const guide = config?.range_page ? linkHref(language, config.range_page) : null;
  const advice = bikeAdvice(loaded, leasing, destination, guide);
  const notices = [...advice.notices, ...goodToKnow];
  const facts = {...toSiteFacts(config, language, false), countryChoice: false};
  const fits = fitsMarkup(loaded, accessories, destination);
  const markup = {...detailsMarkup(view, notices, {facts, language}), fits: fits.html};
  const {title, description, images, collection} = view;
  reportOpened(context, request, view.id);
  return {
    entries: entryPoints(loaded, advice, destination),
    reminder:
      context.reminders && reminderLink(loaded, view.replaced?.soldOut ?? null, destination),
    product: sendWithout({...view}, ...toldInMarkup),
    hasFits: fits.form,
    // What documents tell of the product stands in their markup.
    markup: isDocument ? sendOnly<Partial<DetailsMarkup>>(markup) : markup,
    recommended: print(recommended.slice(0, 4).map((other) => toProductCard(other, language))),
    recentlyViewed,
    meta: await pageMeta(context, request, {
      title: product.seo.title || title,
      name: title,
      description: product.seo.description || description,
      image: images[0],
      type: 'product',
      trail: collection
        ? [{title: collection.title, href: href(language, 'collection', {...collection})}]
        : [],
      // Search engines read documents.
      structuredData: isDocument
        ? [
            productStructuredData({
              ...loaded,
              rows: destination.rows,
              returns: returnTerms(config),
              url: settings.SHOP_ORIGIN + pathname,
            }),
          ]
        : [],
    }),
  };
}

export async function action({context, request}: ActionFunctionArgs) {
  return clearSeen(context, request);
}

export const shouldRevalidate = pageStays;

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function ProductRoute() {
  const loaded = useLoaderData<typeof loader>();
  // Another product begins anew: what was typed and opened belongs to the last one.
  const {product, hasFits, markup} = loaded;
  const name = `${product.handle}-fits`;
  const fits = <FitsSection name={name} html={markup.fits} form={hasFits} />;
  return <ProductPage key={product.id} {...{...loaded, fits}} />;
}
