import type {Messages} from '~/i18n/flatten';
import type {Language} from '~/i18n/languages';
import {pageMessages} from '~/i18n/page-messages.server';

/** The words of a page inside of `AccountLayout`: the layout's and the page's own parts, `accountPages.orders`. */
export function accountPageMessages(language: Language, ...own: string[]): Messages {
  return pageMessages(language, 'accountPages.nav', ...own);
}
