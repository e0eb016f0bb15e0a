import {data, redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {readFields} from '~/forms/read-fields';
import {optional} from '~/services/http/optional.server';
import {PERSONAL} from '../../navigation/personal-page';
import {besides, forgetSeen, loadSeen, rememberSeen} from './recently-viewed.server';

/**
 * Posts of a product's page. A page that script opened says as JSON that it is seen, `{"seen": "gid://…"}`, and is
 * answered with the cards of what was seen before. The plain form 'Liste leeren' is led back by 303.
 */
export async function answerSeen(context: AppLoadContext, request: Request) {
  if (request.headers.get('Content-Type')?.startsWith('application/json')) {
    const id = await readSeen(request);
    const seen = await optional(loadSeen(context), []);
    rememberSeen(context, id);
    return data(besides(seen, id), {headers: PERSONAL});
  }
  const form = await readFields(request);
  if (form.get('intent') === 'clear') forgetSeen(context);
  const {pathname, search} = new URL(request.url);
  return redirect(pathname + search, 303);
}

async function readSeen(request: Request): Promise<string> {
  try {
    const body: unknown = await request.json();
    if (typeof body === 'object' && body && 'seen' in body) return String(body.seen);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new Response(null, {status: 400});
}
