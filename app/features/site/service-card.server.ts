import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {translatorOf} from '~/i18n/messages.server';
import {loadConfig, openingHours, sitePhone} from './site-config.server';
import {linkHref} from '../story/links';
import {createRenderCache, memoize, type RenderCache} from '~/services/http/isolate-memory';
import {
  formatHours,
  openState,
  type HoursView,
  type OpeningHours,
  type Place,
} from './opening-hours';
import {shopClock, shopDay} from './shop-day';

/** Next to a text, only exceptions that matter for a visit soon are shown. */
const SOON_DAYS = 14;

/**
 * The card of the shop or its workshop, from the config at the time of the request, with links to appointments and to
 * related pages; `null` when the config has neither hours nor a phone number.
 */
export async function loadServiceCard(
  context: AppLoadContext,
  place: Place,
  related: readonly {label: string; href: string}[],
) {
  const card = await loadHoursCard(context, place, SOON_DAYS);
  const {language} = context;
  const appointment = translatorOf(language)('serviceCard.appointment');
  const links = [{label: appointment, href: href(language, 'appointment')}, ...related];
  return card && {...card, links};
}

/** The shop's card next to a product list, with links that help choose. */
export async function loadChoiceCard(context: AppLoadContext) {
  const {language} = context;
  const t = translatorOf(language);
  const config = await loadConfig(context);
  const related = (['sizing', 'contact'] as const).flatMap((name) => {
    const link = config?.[`${name}_page`];
    return link ? [{label: t(`serviceCard.${name}`), href: linkHref(language, link)}] : [];
  });
  return loadServiceCard(context, 'shop', related);
}

export type ServiceCardView = NonNullable<Awaited<ReturnType<typeof loadHoursCard>>>;

/** When the shop or its workshop is staffed, and how to reach it: the card of the page that others link to. */
export async function loadHoursCard(context: AppLoadContext, place: Place, daysAhead?: number) {
  const {language} = context;
  const [config, hours] = await Promise.all([
    loadConfig(context),
    loadHours(context, {places: [place], daysAhead}),
  ]);
  const languageContext = {language, t: translatorOf(language)};
  const phone = sitePhone(config);
  if (hours.weekly.length === 0 && !phone) return null;
  return {
    title: languageContext.t(`serviceCard.${place}`),
    /** 'Jetzt geöffnet bis 18 Uhr', as of this request; `null` without hours. */
    state: openState(openingHours(config), place, shopClock(new Date()), languageContext),
    hours,
    phone: phone && {...phone, question: languageContext.t('serviceCard.call')},
    /** Next steps and related pages. */
    links: [] as {label: string; href: string}[],
  };
}

/** A config's hours in words, by what is shown of them: formatting ranges of days is slow. */
const hoursInWords = memoize<OpeningHours, RenderCache<HoursView>>(() => createRenderCache(10));

/** The config's opening hours in words, with upcoming exceptions. Shared between requests: do not change them. */
export async function loadHours(
  context: AppLoadContext,
  options: Omit<Parameters<typeof formatHours>[1], 'today'>,
): Promise<HoursView> {
  const {language} = context;
  const hours = openingHours(await loadConfig(context));
  const hoursOptions = {...options, today: shopDay(new Date())};
  return hoursInWords(hours)([hoursOptions, language], () =>
    formatHours(hours, hoursOptions, {language, t: translatorOf(language)}),
  );
}
