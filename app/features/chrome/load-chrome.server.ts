import type {AppLoadContext} from '@shopify/remix-oxygen';
import {optional} from '~/services/http/outage.server';
import type {Localization} from '~/services/shopify/shop.server';
import {shopDay} from '../site/shop-day';
import {loadConfig, loadFooter} from './chrome-content.server';
import type {ChromeData} from './chrome-view';
import {loadLocalization} from './load-destination.server';
import type {LocalizationView} from './localization-view';
import {toNavigation} from './navigation-view';
import {sendOnly} from './send-only.server';
import {toFooterView, toSiteFacts, toSiteView} from './site-view.server';

/** What header and menu render in the browser as well. */
const inBrowsers = ['hoursNote', 'phone', 'topNavigation'] as const;

/**
 * What top bar, header and footer show, asked for side by side. No part stops a page: a failing localization
 * is logged as 'Cannot get localization data' and the visitor keeps the market known so far.
 */
export async function loadChrome(context: AppLoadContext): Promise<ChromeData> {
  const {shopify, language, googleReviews} = context;
  const [localization, main, config, footer, rating] = await Promise.all([
    loadLocalization(context),
    optional(shopify.menu.get('main-menu'), null, 'Cannot get the main menu'),
    loadConfig(context),
    loadFooter(context),
    googleReviews.rating(),
  ]);
  if (localization) {
    const {country, language: spoken} = localization;
    context.noteMarket({country: country.isoCode, language: spoken.isoCode});
  }

  return {
    navigation: main
      ? toNavigation(main.menu, language, main.ownHosts, config?.sale_collection)
      : [],
    localization: localization && sendOnly(toLocalizationView(localization)),
    site: config && sendOnly(toSiteView(config, language, shopDay(new Date())), ...inBrowsers),
    footer: footer && sendOnly(toFooterView(footer)),
    facts: {
      ...toSiteFacts(config, language, main?.hasPrivacyPolicy ?? false),
      countryChoice: localization !== null,
    },
    rating,
  };
}

function toLocalizationView({country, availableCountries}: Localization): LocalizationView {
  return {
    country: country.isoCode,
    countries: availableCountries.map(({isoCode, name, currency}) => ({
      isoCode,
      name,
      currency: currency.isoCode,
    })),
  };
}
