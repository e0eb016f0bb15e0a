import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageMeta} from '~/features/chrome/page-meta';
import {HomePage} from '~/features/home/HomePage';
import {toProductCard} from '~/features/product/product-card-view';
import {translatorOf} from '~/i18n/messages.server';
import {optional} from '~/services/http/optional.server';
import {toImageView} from '~/features/pictures/image-view';

export async function loader({context, request}: LoaderFunctionArgs) {
  const {shopify, language} = context;
  const t = translatorOf(language);
  const [shop, bestSellers] = await Promise.all([
    shopify.shop.brand(),
    optional(shopify.product.bestSeller(), []),
  ]);
  const cover = shop.brand?.coverImage?.image;
  return {
    meta: pageMeta(request, {title: t('home.title'), description: t('home.description')}),
    hero: {
      title: shop.brand?.slogan ?? shop.name,
      text: shop.brand?.shortDescription ?? '',
      image: cover ? toImageView(cover, '') : null,
    },
    bestSellers: bestSellers.map((product) => toProductCard(product, language)),
  };
}

export const meta: MetaFunction<typeof loader> = ({data}) => data?.meta ?? [];

export default function HomeRoute() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
