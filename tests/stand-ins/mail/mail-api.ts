import {createHash} from 'node:crypto';
import {delay, http, HttpResponse, type RequestHandler} from 'msw';
import {adminKey, apiKey, verifiedDomain} from './access';
import {complaintAbout, mailRequestSchema, type MailRequest} from './mail-request';
import type {Outbox} from './outbox';
import {errors, orderedFault} from './sentinels';

/** Longer than any caller waits. */
const SLOW_MS = 30_000;
/** A short time during which the same key may arrive again. */
const USUAL_MS = 5;

/** The request that an idempotency key belongs to. */
interface Seen {
  content: string;
  /** Id of the mail; `null` while it is being sent. */
  id: string | null;
}

export interface FakeMailApi {
  handlers: RequestHandler[];
  /** All calls, including refused ones. */
  calls(): readonly {key: string; to: string; status: number}[];
  reset(): void;
}

/**
 * Resend's `POST /emails` and `GET /domains`, below `/mail`.
 * @see https://resend.com/docs/api-reference/emails/send-email
 * @see https://resend.com/docs/api-reference/domains/list-domains
 */
export function createMailApi(outbox: Outbox): FakeMailApi {
  const seen = new Map<string, Seen>();
  const tried = new Map<string, number>();
  let calls: {key: string; to: string; status: number}[] = [];

  async function answer(request: Request, key: string, mail: MailRequest): Promise<Response> {
    const ordered = orderedFault([mail.to].flat().join(), [mail.reply_to ?? []].flat().join());
    const tries = tried.get(key) ?? 0;
    tried.set(key, tries + 1);
    const fault = ordered && tries < ordered.times ? ordered.fault : null;
    if (typeof fault === 'number') {
      const [name, message] = errors[fault];
      return refusal(fault, name, message);
    }
    if (fault === 'garbled') return new HttpResponse('<html>Bad gateway</html>', {status: 502});

    const content = createHash('sha256').update(JSON.stringify(mail)).digest('hex');
    const known = key ? seen.get(key) : undefined;
    if (known && known.content !== content) {
      return refusal(409, 'invalid_idempotent_request', 'Same key, another content.');
    }
    if (known && known.id === null) return refusal(409, ...errors[409]);
    const id = known?.id ?? crypto.randomUUID();
    if (!known) {
      if (key) seen.set(key, {content, id: null});
      await delay(USUAL_MS);
      outbox.send(sentMail(mail, key));
      if (key) seen.set(key, {content, id});
    }
    if (fault === 'lost') return HttpResponse.error();
    if (fault === 'slow') await untilGone(request, SLOW_MS);
    return HttpResponse.json({id});
  }

  return {
    handlers: [
      http.post('*/mail/emails', async ({request}) => {
        const key = request.headers.get('Idempotency-Key') ?? '';
        const parsed = mailRequestSchema.safeParse(await request.json().catch(() => null));
        const response = refuseCaller(request, key) ?? (await read());
        calls.push({key, to: [parsed.data?.to ?? []].flat().join(', '), status: response.status});
        return response;

        async function read(): Promise<Response> {
          if (!parsed.success) return refusal(422, 'missing_required_field', 'Missing fields.');
          const complaint = complaintAbout(parsed.data, verifiedDomain);
          return complaint ? refusal(...complaint) : answer(request, key, parsed.data);
        }
      }),
      http.get('*/mail/domains', ({request}) => {
        if (request.headers.get('Authorization') === `Bearer ${adminKey}`) {
          const data = [{id: 'd1', name: verifiedDomain, status: 'verified', region: 'eu-west-1'}];
          return HttpResponse.json({object: 'list', has_more: false, data});
        }
        return (
          refuseCaller(request, '') ??
          refusal(401, 'restricted_api_key', 'This API key is restricted to only send emails')
        );
      }),
    ],
    calls: () => calls,
    reset() {
      seen.clear();
      tried.clear();
      calls = [];
    },
  };
}

function refuseCaller(request: Request, key: string): Response | null {
  const given = request.headers.get('Authorization');
  if (!given)
    return refusal(401, 'missing_api_key', 'Missing API key in the authorization header.');
  if (given !== `Bearer ${apiKey}`) return refusal(403, ...errors[403]);
  if (key.length > 256) {
    return refusal(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.');
  }
  return null;
}

function refusal(statusCode: number, name: string, message: string): Response {
  return HttpResponse.json({statusCode, name, message}, {status: statusCode});
}

function sentMail(mail: MailRequest, key: string) {
  const {from, subject, text = '', html = '', headers = {}} = mail;
  const to = [mail.to].flat().join(', ');
  const replyTo = [mail.reply_to ?? []].flat().join(', ');
  return {
    to,
    subject,
    text,
    html,
    headers: {
      From: from,
      ...(replyTo && {'Reply-To': replyTo}),
      ...headers,
      'Idempotency-Key': key,
    },
  };
}

/** Waits, unless the caller aborts the request. */
async function untilGone({signal}: Request, ms: number): Promise<void> {
  const gone = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  await Promise.race([delay(ms), gone]);
}
