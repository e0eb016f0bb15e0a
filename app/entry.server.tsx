import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {renderToString} from 'react-dom/server';
import {WorkerDocumentProvider} from '~/ui/hydration';
import {LanguageProvider} from '~/i18n/use-language';
import {translatorOf} from '~/i18n/messages.server';
import {contentSecurityPolicy} from '~/worker/security-headers.server';
import {logFailure, optional} from '~/services/http/outage.server';
import {documentHeadTags, documentScripts} from '~/worker/document-scripts.server';

/**
 * Renders a page in the language of its path. Loaders await all their data, so the page is rendered in one pass:
 * `renderToString` takes about a quarter of the time of the streaming renderer.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // Bots get the right status and no error page. The response to a form is for the visitor who submitted it.
  if (status >= 400 && context.isBot && request.method !== 'POST')
    return plainTextResponse(status, headers);

  const {language, nonce, structuredData} = context;
  const scripts = await documentScripts({remix, structuredData, language, nonce});
  const headTags = documentHeadTags(context.headTags);
  const pageContext = {
    ...remix,
    // The data is in `scripts`; Remix would append it after the document.
    serverHandoffStream: undefined,
    // The route is already matched, so the page's own routes suffice to render it.
    manifest: {...remix.manifest, routes: ownRoutes(remix)},
  };
  const html = renderToString(
    <WorkerDocumentProvider value={{nonce, headTags, scripts}}>
      <LanguageProvider language={language} t={translatorOf(language)}>
        <RemixServer context={pageContext} url={request.url} nonce={nonce} />
      </LanguageProvider>
    </WorkerDocumentProvider>,
  );

  headers.set('Content-Type', 'text/html; charset=utf-8');
  const accountHosts = await accountHostsFor(context);
  headers.set('Content-Security-Policy', contentSecurityPolicy({...context, accountHosts}));
  return new Response(`<!DOCTYPE html>${html}`, {status, headers});
}

function ownRoutes({
  manifest,
  staticHandlerContext,
}: EntryContext): EntryContext['manifest']['routes'] {
  return Object.fromEntries(
    staticHandlerContext.matches.flatMap(({route: {id}}) => {
      const route = manifest.routes[id];
      return route ? [[id, route]] : [];
    }),
  );
}

/**
 * Hosts outside the shop where a customer's form submissions may end: sign-out, and the redirect to sign-in when the
 * session has expired meanwhile. Empty when nobody is signed in or sign-in stays in the shop.
 */
async function accountHostsFor({accounts, customer}: AppLoadContext): Promise<string[]> {
  if (!customer || !accounts.externalSignIn) return [];
  return optional(
    accounts.externalSignIn.hosts(),
    [],
    'Cannot get the hosts of the external sign-in',
  );
}

function plainTextResponse(status: number, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(`${status}\n`, {status, headers});
}

/**
 * Logs a failure once. Error responses are none: the shop's are already logged, Remix's own refuse what no page of the
 * shop sends, such as a post to a page without a form.
 */
export function handleError(
  error: unknown,
  {request, context}: {request: Request; context: Pick<AppLoadContext, 'requestId'>},
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  logFailure(error, context.requestId);
}
