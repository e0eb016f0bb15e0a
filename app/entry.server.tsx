import {RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {renderToString} from 'react-dom/server';
import {WorkerDocumentProvider} from '~/ui/hydration';
import {LanguageProvider} from '~/i18n/use-language';
import {translatorOf} from '~/i18n/messages.server';
import {contentSecurityPolicy} from '~/worker/security-headers.server';
import {optional} from '~/services/http/outage.server';
import {documentScripts} from '~/worker/document-scripts.server';

/**
 * Renders a page in the language of its path. Loaders await all that is shown, so the page is rendered in
 * one go: `renderToString` needs about a quarter of what the streaming renderer does.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // Robots get the right status and no error page. What a form has answered is for whoever has sent it.
  if (status >= 400 && context.isBot && request.method !== 'POST')
    return bareAnswer(status, headers);

  const {language, nonce, structuredData} = context;
  const scripts = await documentScripts({remix, structuredData, nonce});
  const page = {
    ...remix,
    // The data stand in `scripts`; Remix would put them behind the document.
    serverHandoffStream: undefined,
    // The page is found already; of all routes its own are enough to render it.
    manifest: {...remix.manifest, routes: ownRoutes(remix)},
  };
  const html = renderToString(
    <WorkerDocumentProvider value={{nonce, scripts}}>
      <LanguageProvider language={language} t={translatorOf(language)}>
        <RemixServer context={page} url={request.url} nonce={nonce} />
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
 * Where forms of a customer's pages may end beside the shop: signing out, and the sign-in to which a session leads that has
 * ended meanwhile. None when nobody is signed in, or they lead nowhere else.
 */
async function accountHostsFor({accounts, customer}: AppLoadContext): Promise<string[]> {
  if (!customer || !accounts.signInElsewhere) return [];
  return optional(accounts.signInElsewhere.hosts(), [], 'Signing out ends here alone');
}

function bareAnswer(status: number, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(`${status}\n`, {status, headers});
}

/** Expected answers are thrown as responses; what arrives here is a failure, logged once. */
export function handleError(error: unknown, {request}: {request: Request}): void {
  if (request.signal.aborted) return;
  console.error(error instanceof Error ? (error.stack ?? error.message) : 'Unknown failure');
}
