import {z} from 'zod';
import {ApiError} from './requests';

const queryId = z.string().regex(/^([0-9a-f]{32}|message_[\x20-\x7E]+)$/);
const DAY = 86_400_000;
/** Older events are refused, see `timestamp` in the reference. */
const OLDEST = 30 * DAY;
/** Tolerance for clock differences. */
const AHEAD = 5 * 60_000;

const eventSchema = z.strictObject({
  eventType: z.enum(['view', 'click', 'conversion']),
  eventSubtype: z.literal('addToCart').optional(),
  eventName: z.string().regex(/^[\x20-\x7E]{1,64}$/),
  index: z.string().min(1),
  userToken: z.string().regex(/^[a-zA-Z0-9_=/+-]{1,129}$/),
  objectIDs: z.array(z.string().min(1)).min(1).max(20),
  queryID: queryId.optional(),
  positions: z.array(z.int().positive()).optional(),
  timestamp: z.int(),
});

/** An event as it was accepted. */
export type InsightsEvent = z.infer<typeof eventSchema>;

const bodySchema = z.strictObject({events: z.array(z.unknown()).min(1).max(1000)});

/** Checks the rules that involve several fields; null when all is well. */
function contradiction(event: InsightsEvent): string | null {
  const {eventType, eventSubtype, objectIDs, queryID, positions, timestamp} = event;
  if (eventSubtype && eventType !== 'conversion') return '"eventSubtype" needs a conversion';
  if (positions && eventType !== 'click') return '"positions" is only allowed for click events';
  if (positions && !queryID) return '"positions" needs a "queryID"';
  if (eventType === 'click' && queryID && !positions) {
    return '"positions" is required for click events with a "queryID"';
  }
  if (positions && positions.length !== objectIDs.length) {
    return '"positions" and "objectIDs" must have the same length';
  }
  if (timestamp < Date.now() - OLDEST) return 'the timestamp is more than 30 days in the past';
  return timestamp > Date.now() + AHEAD ? 'the timestamp is in the future' : null;
}

/**
 * Parses the body of `POST /1/events`. One invalid event rejects them all.
 *
 * @throws ApiError 422 that says what is wrong
 */
export function readEvents(body: unknown): InsightsEvent[] {
  const wrapped = bodySchema.safeParse(body);
  if (!wrapped.success) throw new ApiError(422, 'The payload is invalid: events are expected');
  return wrapped.data.events.map((source, at) => {
    const event = eventSchema.safeParse(source);
    const wrong = event.success ? contradiction(event.data) : issueText(event.error);
    if (wrong !== null || !event.success) throw new ApiError(422, `Invalid event ${at}: ${wrong}`);
    return event.data;
  });
}

function issueText({issues: [issue]}: z.ZodError): string {
  return `"${issue?.path.join('.')}": ${issue?.message}`;
}
