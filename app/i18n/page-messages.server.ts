import type {Messages} from './flatten';
import type {Language} from './languages';
import {messagesOf} from './messages.server';

/**
 * The messages below some keys, such as `accountPages.register`: the few pages that need them bring them along.
 * A part is a message's whole key or its beginning up to a dot.
 */
export function pageMessages(language: Language, ...parts: string[]): Messages {
  const own = Object.entries(messagesOf[language]).filter(([key]) =>
    parts.some((part) => key === part || key.startsWith(`${part}.`)),
  );
  return Object.fromEntries(own);
}
