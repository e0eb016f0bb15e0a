import type {AppLoadContext} from '@shopify/remix-oxygen';
import {readPageId} from '~/forms/page-id';
import {createDoneOnce} from '~/services/http/done-once';
import {hexDigest} from '~/services/http/hex-digest';

/**
 * For forms that make something at Shopify: a double click on a plain page sends the same twice, and the second
 * answer, which is the one to be seen, would say that the address is taken or the link used. The returned function
 * asks Shopify once for the same fields, sent from the same rendering (`PageId`) within the same `scope`, which names
 * what else decides: the mail's link, the customer's token. What Shopify refuses is asked again. Script sends once by itself.
 */
export function createOncePerForm<Outcome extends {success: boolean}>() {
  const doOnce = createDoneOnce<Outcome>(({success}) => success);

  return async (
    context: AppLoadContext,
    form: FormData,
    scope: string,
    act: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    if (!context.isDocument || !readPageId(form)) return act();
    const typed = [...form.entries()].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    // A digest, because it holds a password.
    const key = await hexDigest('SHA-256', JSON.stringify([scope, typed]));
    return (await doOnce(key, act, (work) => context.waitUntil(work))).outcome;
  };
}
