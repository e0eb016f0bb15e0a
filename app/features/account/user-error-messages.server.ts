import type {Language} from '~/i18n/languages';
import {messagesOf} from '~/i18n/messages.server';
import type {CustomerIssue} from '~/services/shopify/customer-answers';

/**
 * A complaint of Shopify in the visitor's language: the text for its last field and code, else the
 * one for its code, else Shopify's own words as they are.
 */
export function userErrorMessage(
  {code, field, message}: Pick<CustomerIssue, 'code' | 'field' | 'message'>,
  language: Language,
): string {
  const messages = messagesOf[language];
  const keys = code
    ? [`shopify.errors.${field?.at(-1) ?? ''}.${code}`, `shopify.errors.${code}`]
    : [];
  const known = keys.find((key) => Object.hasOwn(messages, key));
  return (known && messages[known]) ?? message;
}
