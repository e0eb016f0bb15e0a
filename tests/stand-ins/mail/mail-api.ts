import {z} from 'zod';
import {createHash} from 'node:crypto';
import {delay, http, HttpResponse, type RequestHandler} from 'msw';
import {adminKey, apiKey, verifiedDomain} from './access';
import type {Outbox} from './outbox';

/** Failure modes of the mail API. */
type MailFault = 'slow' | 'lost' | 'garbled' | 401 | 403 | 409 | 422 | 429 | 500 | 503;

interface InjectedFault {
  fault: MailFault;
  /** How many calls with the same key it affects. */
  times: number;
}

const SENTINEL =
  /\b(mail|shop|confirmation)-(slow|lost|garbled|401|403|409|422|429|500|503)(-once|-twice)?@/;
const TIMES: Record<string, number> = {'-once': 1, '-twice': 2};

/**
 * The fault selected by the customer's address: `mail-500@…` fails every mail of that customer, `confirmation-500@…`
 * only those to the customer, `shop-500@…` only those to the shop, `…-once@` only the first attempt.
 */
function orderedFault(to: string, replyTo: string): InjectedFault | null {
  const [, which, name = '', times = ''] = SENTINEL.exec(`${to} ${replyTo}`) ?? [];
  const isMeant = which === 'mail' || SENTINEL.test(to) === (which === 'confirmation');
  return name && isMeant ? {fault: readFault(name), times: TIMES[times] ?? Infinity} : null;
}

function readFault(name: string): MailFault {
  if (name === 'slow' || name === 'lost' || name === 'garbled') return name;
  const status = Number(name);
  const known = [401, 403, 409, 422, 429, 500, 503] as const;
  return known.find((code) => code === status) ?? 500;
}

/** Type and message of an error by its status, as Resend documents them. */
const errors = {
  401: ['restricted_api_key', 'This API key is restricted to only send emails.'],
  403: ['invalid_api_key', 'API key is invalid.'],
  409: ['concurrent_idempotent_requests', 'The same key is still in progress.'],
  422: ['validation_error', 'Invalid `to` field.'],
  429: ['rate_limit_exceeded', 'Too many requests.'],
  500: ['application_error', 'An unexpected error occurred.'],
  503: ['service_unavailable', 'Try again later.'],
} as const;

const address = z.string().min(3).max(1000);

/** The fields of `POST /emails` that the shop uses; others are refused, so that none is sent by mistake. */
const mailRequestSchema = z.strictObject({
  from: address,
  to: z.union([address, z.array(address).min(1).max(50)]),
  reply_to: z.union([address, z.array(address)]).optional(),
  subject: z.string().min(1).max(998),
  text: z.string().optional(),
  html: z.string().optional(),
  headers: z
    .record(z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/), z.string().regex(/^[^\r\n]*$/))
    .optional(),
});

type MailRequest = z.output<typeof mailRequestSchema>;

/** Exactly `name@example.com`, or `Name <name@example.com>` with a quoted name (RFC 5322 §3.4). */
const MAILBOX =
  /^(?:(?:"(?:[^"\\\r\n]|\\.)*"|[\p{L}\p{N} !#$%&'*+/=?^_`{|}~-]+) <([^\s<>@,;"]+@[^\s<>@,;"]+\.[^\s<>@,;"]+)>|([^\s<>@,;"]+@[^\s<>@,;"]+\.[^\s<>@,;"]+))$/u;

/** The address of a mailbox; `null` when the text is not exactly one mailbox. */
function addressOf(mailbox: string): string | null {
  const [, named, bare] = MAILBOX.exec(mailbox) ?? [];
  return named ?? bare ?? null;
}

/** Why the API refuses a mail, in Resend's types; `null` when it accepts it. */
function complaintAbout(mail: MailRequest, domain: string): [number, string, string] | null {
  const from = addressOf(mail.from);
  if (!from) return [422, 'validation_error', 'Invalid `from` field.'];
  if (!from.endsWith(`@${domain}`)) {
    return [403, 'validation_error', 'The domain is not verified.'];
  }
  if (![mail.to].flat().every(addressOf)) return [422, 'validation_error', 'Invalid `to` field.'];
  if (![mail.reply_to ?? []].flat().every(addressOf)) {
    return [422, 'validation_error', 'Invalid `reply_to` field.'];
  }
  if (/[\r\n]/.test(mail.subject)) {
    return [422, 'validation_error', 'The `\\n` is not allowed in the `subject` field.'];
  }
  if (!mail.text && !mail.html) {
    return [422, 'missing_required_field', 'Missing `html` or `text` field.'];
  }
  return null;
}

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
