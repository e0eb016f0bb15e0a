import {http, HttpResponse, type RequestHandler} from 'msw';
import {z} from 'zod';

const eventSchema = z.object({
  schema_id: z.enum([
    'trekkie_storefront_page_view/1.4',
    'custom_storefront_customer_tracking/1.2',
  ]),
  payload: z.record(z.string(), z.unknown()),
  metadata: z.object({event_created_at_ms: z.number()}),
});
const batchSchema = z.object({
  events: z.array(eventSchema).min(1),
  metadata: z.object({event_sent_at_ms: z.number()}),
});

/** Events that arrived in one request, with its headers. */
interface CollectedBatch {
  events: z.infer<typeof eventSchema>[];
  headers: Headers;
}

export interface FakeCollector {
  handlers: RequestHandler[];
  /** The received batches, oldest first. */
  batches(): readonly CollectedBatch[];
  reset(): void;
}

/** Shopify's analytics collector (monorail): accepts batches of events of the two schemas that storefronts send. */
export function createCollector(): FakeCollector {
  let batches: CollectedBatch[] = [];
  return {
    handlers: [
      http.post('*/unstable/produce_batch', async ({request}) => {
        const read = batchSchema.safeParse(JSON.parse(await request.text()));
        if (!read.success) return new HttpResponse('Bad batch', {status: 400});
        batches.push({events: read.data.events, headers: request.headers});
        const result = read.data.events.map(() => ({status: 200, message: 'ok'}));
        return HttpResponse.json({result});
      }),
    ],
    batches: () => batches,
    reset: () => {
      batches = [];
    },
  };
}
