import type {AppLoadContext} from '@shopify/remix-oxygen';
import {translatorOf} from '~/i18n/messages.server';
import {returnTerms, returnWords} from '../../goods/returns';
import {loadConfig} from '../../site/site-config.server';
import {component, text} from '../../story/field-schemas.server';

/** The European Commission's notice on the legal guarantee, whose file the config names. */
export const guaranteeNoticeSchema = component('guarantee-notice', {headline: text()});

/** The file of the notice; `null` while the shop has none. */
export async function loadGuaranteeNotice(_content: unknown, context: AppLoadContext) {
  const notice = (await loadConfig(context))?.guarantee_notice ?? null;
  if (!notice) console.warn('The story config has no file of the legal guarantee notice');
  return {notice, label: translatorOf(context.language)('legal.notice')};
}

/** Who pays for goods that are sent back, in the law's own words. */
export const returnTermsSchema = component('return-terms', {headline: text()});

/** What the shop's owner has decided on returns, a paragraph each. */
export async function loadReturnTerms(_content: unknown, context: AppLoadContext) {
  const {language} = context;
  const terms = returnTerms(await loadConfig(context));
  return returnWords(terms, {language, t: translatorOf(language)});
}
