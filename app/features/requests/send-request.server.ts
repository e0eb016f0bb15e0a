import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {readFields, readForm} from '~/forms/read-form.server';
import {seeOther} from '../navigation/see-other.server';
import {deliverRequest} from './deliver-request.server';
import type {RefusedForm} from './refused-request.server';
import type {RequestLetter} from './request-letter';
import {checkSeal} from './request-seal.server';
import {sentQuery} from './sent-page';

/** One kind of request: how its form is read, and what the shop is told. */
export interface RequestDefinition<Schema extends z.ZodType, Subject> {
  /** What the form is about as things stand when it is sent: its bike, what editors offer. */
  load(context: AppLoadContext, request: Request): Promise<Subject>;
  /** By what its fields are read. */
  schema(subject: Subject): Schema;
  /** What mails and webhook say; the form again where more than its fields can be wrong. */
  letter(
    values: z.output<Schema>,
    subject: Subject,
    sent: {context: AppLoadContext; form: FormData},
  ): Promise<RequestLetter | {refused: RefusedForm}>;
}

/**
 * The action of every request: checks the form's seal, reads the form, writes the letter and brings it to the shop.
 * Answers with the refused form, or throws the redirect to `page`, a path that then says that it was sent.
 */
export async function sendRequest<Schema extends z.ZodType, Subject>(
  {load, schema, letter}: RequestDefinition<Schema, Subject>,
  {context, request}: {context: AppLoadContext; request: Request},
  page: string,
) {
  const form = await readFields(request);
  const opened = await checkSeal(context, form);
  if (opened.refused) return answer(opened.refused);
  const subject = await load(context, request);
  const read = readForm(form, schema(subject), context.language);
  if (!read.success) return answer({status: 400, answer: read.answer});
  const written = await letter(read.value, subject, {context, form});
  if ('refused' in written) return answer(written.refused);
  const delivery = await deliverRequest(context, form, written, opened.seal);
  if (delivery.refused) return answer(delivery.refused);
  const {confirmed} = delivery;
  throw seeOther(context, page + sentQuery({confirmed, number: written.number ?? null}));
}

const answer = ({status, answer: form}: RefusedForm) => data(form, {status});
