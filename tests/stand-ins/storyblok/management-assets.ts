import {http, HttpResponse, type HttpResponseResolver, type RequestHandler} from 'msw';
import {z} from 'zod';
import {spaceId} from './access';

const assetSchema = z.object({filename: z.string().min(1), size: z.string().optional()});

/** An asset, and whether its file was received and validated. */
interface StoredAsset {
  id: number;
  filename: string;
  state: 'signed' | 'arrived' | 'finished';
}

/** Handles a call that passed authentication and rate limit; `id` is that of its path. */
export type GuardedAnswer = (request: Request, id: string) => Response | Promise<Response>;

/** Target of signed uploads. */
const UPLOADS = '/__storyblok-uploads';

/** A page of a list, by default 25 entries long. */
export function pageOf<T>(all: readonly T[], parameters: URLSearchParams): T[] {
  const size = Math.min(100, Number(parameters.get('per_page') ?? 25));
  const start = (Number(parameters.get('page') ?? 1) - 1) * size;
  return all.slice(start, start + size);
}

/** Assets of the Management API: signed, uploaded to a separate storage, finished. */
export function createAssets(
  at: (path: string) => string,
  guarded: (answer: GuardedAnswer) => HttpResponseResolver,
): {handlers: RequestHandler[]; reset(): void} {
  let assets: StoredAsset[] = [];
  return {
    handlers: [
      http.get(
        at('/assets/'),
        guarded((request) => {
          const finished = assets.filter(({state}) => state === 'finished');
          return HttpResponse.json({assets: pageOf(finished, new URL(request.url).searchParams)});
        }),
      ),
      http.post(
        at('/assets/'),
        guarded(async (request) => {
          const {filename, size = ''} = assetSchema.parse(await request.json());
          const id = assets.length + 1;
          const path = `f/${spaceId}/${size}/${id.toString(16).padStart(10, '0')}/${filename}`;
          assets.push({id, filename: `https://a.storyblok.com/${path}`, state: 'signed'});
          return HttpResponse.json({
            id,
            pretty_url: `//a.storyblok.com/${path}`,
            post_url: new URL(UPLOADS, request.url).href,
            fields: {key: path, 'x-amz-signature': 'simulated'},
          });
        }),
      ),
      http.post(`*${UPLOADS}`, async ({request}) => {
        const form = await request.formData();
        const key = form.get('key');
        const asset = assets.find(
          ({filename}) =>
            filename === `https://a.storyblok.com/${typeof key === 'string' ? key : ''}`,
        );
        const file = form.get('file');
        if (!asset || typeof file === 'string' || !file?.size) {
          return new HttpResponse(null, {status: 403});
        }
        asset.state = 'arrived';
        return new HttpResponse(null, {status: 204});
      }),
      http.get(
        at('/assets/:id/finish_upload'),
        guarded((_, id) => {
          const asset = assets.find((one) => String(one.id) === id);
          if (!asset) return HttpResponse.json(['This record could not be found'], {status: 404});
          if (asset.state === 'signed') {
            return HttpResponse.json({error: 'The file was not found'}, {status: 422});
          }
          asset.state = 'finished';
          return HttpResponse.json({asset});
        }),
      ),
    ],
    reset() {
      assets = [];
    },
  };
}
