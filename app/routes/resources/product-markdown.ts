import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {productMarkdown} from '~/features/agents/product-markdown.server';
import {href} from '~/i18n/href';

/** A product's page as Markdown; 404 for an unknown handle. */
export async function loader({context, params}: LoaderFunctionArgs) {
  const handle = (params.handle ?? '').toLowerCase();
  const text = await productMarkdown(context, handle);
  if (text === null) return new Response(null, {status: 404});
  const page = context.settings.SHOP_ORIGIN + href(context.language, 'product', {handle});
  return new Response(text, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'public, max-age=60',
      Link: `<${page}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
