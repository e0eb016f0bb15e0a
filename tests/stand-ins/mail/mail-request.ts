import {z} from 'zod';

const address = z.string().min(3).max(1000);

/** The fields of `POST /emails` that the shop uses; others are refused, so that none is sent by mistake. */
export const mailRequestSchema = z.strictObject({
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

export type MailRequest = z.output<typeof mailRequestSchema>;

/** Exactly `name@example.com`, or `Name <name@example.com>` with a quoted name (RFC 5322 §3.4). */
const MAILBOX =
  /^(?:(?:"(?:[^"\\\r\n]|\\.)*"|[\p{L}\p{N} !#$%&'*+/=?^_`{|}~-]+) <([^\s<>@,;"]+@[^\s<>@,;"]+\.[^\s<>@,;"]+)>|([^\s<>@,;"]+@[^\s<>@,;"]+\.[^\s<>@,;"]+))$/u;

/** The address of a mailbox; `null` when the text is not exactly one mailbox. */
function addressOf(mailbox: string): string | null {
  const [, named, bare] = MAILBOX.exec(mailbox) ?? [];
  return named ?? bare ?? null;
}

/** Why the API refuses a mail, in Resend's types; `null` when it accepts it. */
export function complaintAbout(mail: MailRequest, domain: string): [number, string, string] | null {
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
