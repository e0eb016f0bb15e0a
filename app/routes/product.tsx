import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {missingPage} from '~/features/errors/missing-page.server';
import {loadProduct} from '~/features/product/load-product.server';
import {ProductPage} from '~/features/product/ProductPage';
import {toProductCard} from '~/features/product/product-card-view';
import {productStructuredData} from '~/features/product/structured-data';
import {pageStays} from '~/features/navigation/page-stays';
import {pageMeta} from '~/features/seo/page-meta.server';
import {optional} from '~/services/http/optional.server';

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {shopify, language} = context;
  const {origin, pathname, searchParams} = new URL(request.url);
  const handle = params.handle ?? '';
  const [product, recommended] = await Promise.all([
    loadProduct(context, handle, searchParams),
    optional(shopify.product.recommended(handle), []),
  ]);
  if (!product) return missingPage(context, request);

  const {title, description, images} = product;
  return {
    product,
    recommended: recommended.slice(0, 4).map((other) => toProductCard(other, language)),
    meta: await pageMeta(context, request, {
      title,
      description,
      image: images[0],
      type: 'product',
      trail: [],
      structuredData: [productStructuredData(product, origin + pathname)],
    }),
  };
}

export const shouldRevalidate = pageStays;

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function ProductRoute() {
  const {product, recommended} = useLoaderData<typeof loader>();
  return <ProductPage product={product} recommended={recommended} />;
}
