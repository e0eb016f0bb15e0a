import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languages, type Language} from '~/i18n/languages';
import {validationParts} from '~/forms/fields';
import {pageMessages} from '~/i18n/page-messages.server';
import {loadConfig} from '../site/site-config.server';
import {sitePhone} from '../site/site-config.server';
import {formatPrice} from '../pricing/format-price';
import {sealRequest} from '../requests/request-seal.server';
import {loadRequestedBike} from '../requests/requested-bike.server';
import {leasingCountries, leasingFields} from './fields';
import {loadLeasingContent} from './leasing-content.server';
import {obstacleOf} from './obstacle';

export type LeasingRequestData = Awaited<ReturnType<typeof loadLeasingRequest>>;

/** What the leasing request's page needs: the bike it is about, what editors offer, and the form's seal. */
export async function loadLeasingRequest(context: AppLoadContext, request: Request) {
  const {language} = context;
  const [requested, content, config, seal] = await Promise.all([
    loadRequestedBike(context, request),
    loadLeasingContent(context),
    loadConfig(context),
    sealRequest(context),
  ]);
  const {minimum} = content;
  return {
    requested,
    content,
    obstacle: obstacleOf(requested, minimum),
    minimum: minimum === null ? null : euros(minimum, language),
    countries: countryNames(language),
    phone: sitePhone(config),
    seal,
    messages: pageMessages(language, ...spoken),
  };
}

/** All of the page but its letters, and what may be wrong with a field, for the steps that script checks. */
const spoken = [
  ...['title', 'trail', 'required', 'progress', 'progressLabel', 'done', 'steps'],
  ...['headings', 'bike', 'fields', 'shippingMethods', 'portal', 'buttons', 'promises'],
  ...['questions', 'minimum', 'obstacles', 'sent'],
]
  .map((part) => `leasingRequest.${part}`)
  .concat('requests', 'shopify.errors.TOO_LONG', 'validations.invalid')
  .concat(validationParts(leasingFields));

function euros(amount: number, language: Language): string {
  return formatPrice({amount: String(amount), currencyCode: 'EUR'}, language, {mark: false});
}

/** In the worker's words: browsers know other names for some countries, and hydration would stumble over them. */
function countryNames(language: Language) {
  const names = new Intl.DisplayNames([languages[language].locale], {type: 'region'});
  return leasingCountries.map((value) => ({value, label: names.of(value) ?? value}));
}
