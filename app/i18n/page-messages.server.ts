import type {Messages} from './flatten';
import type {Language} from './languages';
import {messagesOf} from './messages.server';

/** The messages of one part, such as `accountPages`: the few pages that need them bring them along. */
export function pageMessages(language: Language, part: string): Messages {
  const own = Object.entries(messagesOf[language]).filter(([key]) => key.startsWith(`${part}.`));
  return Object.fromEntries(own);
}
