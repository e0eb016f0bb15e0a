import {useLoaderData} from '@remix-run/react';
import type {LinksFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {missingPage} from '~/features/errors/error-responses.server';
import {FitsSection} from '~/features/fits/Fits';
import {clearRecentlyViewedAction} from '~/features/product/details/recently-viewed.server';
import styles from '~/features/product/product.css?url';
import {ProductPage} from '~/features/product/ProductPage';
import {loadProductPage} from '~/features/product-page/load-product-page.server';
import {pageMeta} from '~/features/seo/page-meta.server';

export const links: LinksFunction = () => [{rel: 'stylesheet', href: styles}];

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const page = await loadProductPage(context, request, params.handle ?? '');
  if (!page) return missingPage(context, request);
  return {...page.shown, meta: await pageMeta(context, request, page.seo)};
}

export const action = clearRecentlyViewedAction;

export {meta, unlessPosted as shouldRevalidate} from '~/features/navigation/route-exports';

export default function ProductRoute() {
  const loaded = useLoaderData<typeof loader>();
  // The key resets the page for another product: what was typed and opened belongs to the previous one.
  const {product, hasFits, markup} = loaded;
  const name = `${product.handle}-fits`;
  const fits = <FitsSection name={name} html={markup.fits} isForm={hasFits} />;
  return <ProductPage key={product.id} {...{...loaded, fits}} />;
}
