import {redirect, type AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {readFields} from '~/forms/read-form.server';
import {optional} from '~/services/http/optional.server';
import {PERSONAL} from '../../navigation/personal-page';
import {besides, forgetSeen, loadSeen, rememberSeen} from './recently-viewed.server';

/**
 * A product page that script opened says that it is seen, `{"seen": "gid://…"}`: answered with the cards of what was
 * seen before, as JSON. 400 for anything else.
 */
export async function answerSeen(context: AppLoadContext, request: Request): Promise<Response> {
  const id = await readSeen(request);
  if (id === null) return new Response(null, {status: 400});
  const seen = await optional(loadSeen(context), []);
  rememberSeen(context, id);
  return Response.json(besides(seen, id), {headers: PERSONAL});
}

const seenSchema = z.object({seen: z.string()});

async function readSeen(request: Request): Promise<string | null> {
  try {
    return seenSchema.safeParse(await request.json()).data?.seen ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The plain form 'Liste leeren' of a product's page; leads back there. */
export async function clearSeen(context: AppLoadContext, request: Request): Promise<Response> {
  const form = await readFields(request);
  if (form.get('intent') === 'clear') forgetSeen(context);
  const {pathname, search} = new URL(request.url);
  return redirect(pathname + search, 303);
}
