import {type AppLoadContext, type LoaderFunctionArgs, redirect} from '@shopify/remix-oxygen';
import {productMarkdown} from '~/features/agents/product-markdown.server';
import {href} from '~/i18n/href';
import {defaultLanguage} from '~/i18n/languages';
import {matchPage} from '~/pages';
import {optional} from '~/services/http/outage.server';

/** A product's page as Markdown; a redirect for a renamed product, 404 for an unknown handle. */
export async function loader({context, params}: LoaderFunctionArgs) {
  const handle = (params.handle ?? '').toLowerCase();
  const text = await productMarkdown(context, handle);
  if (text === null) return missingProduct(context, handle);
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

async function missingProduct({shopify, language}: AppLoadContext, oldHandle: string) {
  const oldPath = href(defaultLanguage, 'product', {handle: oldHandle});
  const target = await optional(shopify.shop.redirectTarget(oldPath), null);
  const {page, params} = matchPage(target?.split(/[?#]/)[0] ?? '') ?? {};
  const handle = page === 'product' && params?.handle;
  if (!handle) return new Response(null, {status: 404});
  return redirect(`${href(language, 'product', {handle})}.md`, 301);
}
