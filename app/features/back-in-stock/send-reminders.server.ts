import type {AppLoadContext} from '@shopify/remix-oxygen';
import {href} from '~/i18n/href';
import {defaultLanguage, type Language, languageNames} from '~/i18n/languages';
import {ServiceOutage} from '~/services/http/outage.server';
import {numberOf, variantIdOf} from '~/services/shopify/ids';
import type {KeptReminder} from '~/services/shopify/reminders.server';
import {toBikeView} from '../requests/bike-view';
import {loadLetterBike, VARIANT_NUMBER} from '../requests/requested-bike.server';
import {loadShopContact} from '../site/site-config.server';
import {backMail, isOver, type ReminderMailParts} from './reminder-mails.server';

/** Shopify answers so many nodes at once. */
const BATCH = 250;
/** Those who were mailed are deleted together; a worker that is stopped before that mails them no second time. */
const MAILED_AT_ONCE = 10;
/** So many in a row have failed: the mail API, or the store, is down. */
const MOST_FAILURES = 3;
const MOST_TRIES = 4;
const PAUSE_MS = 1000;

/** Makes the context of a request for this path. */
type OpenContext = (path: string) => Promise<AppLoadContext>;
type Article = Omit<ReminderMailParts, 'email'>;

/**
 * Mails everybody whose variant can be bought again, once, and deletes their reminders, as well as those that are over.
 * Asked for whenever goods have changed: what fails, or is cut off by the platform, is kept for the next change. However
 * often and wherever it runs at the same time, the mail API takes one mail for each reminder.
 */
export async function sendReminders(openContext: OpenContext): Promise<void> {
  const context = await openContext(href(defaultLanguage, 'home'));
  const {reminders, mail} = context;
  if (!reminders) return;
  const all = await reminders.list();
  for (const over of inBatches(
    all.filter(({confirmedAt}) => isOver(confirmedAt)),
    BATCH,
  )) {
    await patiently(() => reminders.removeAll(over));
  }
  const kept = all.filter(({confirmedAt}) => !isOver(confirmedAt));
  const back = await availableAmong(context, kept);
  const articleOf = articles(openContext);
  let [failures, unsent] = [0, 0];
  for (const batch of inBatches(
    kept.filter(({variant}) => back.has(variant)),
    MAILED_AT_ONCE,
  )) {
    const mailed: KeptReminder[] = [];
    for (const reminder of batch) {
      try {
        if (failures < MOST_FAILURES && (await mailTo(reminder))) mailed.push(reminder);
        else unsent += 1;
      } catch (error) {
        if (!(error instanceof ServiceOutage)) throw error;
        console.error(error.message);
        failures += 1;
        unsent += 1;
      }
    }
    await patiently(() => reminders.removeAll(mailed));
  }
  if (unsent > 0) console.error(`${unsent} reminders wait for the next change of goods`);

  async function mailTo(reminder: KeptReminder): Promise<boolean> {
    const article = await articleOf(reminder);
    if (!article) return false;
    const letter = await backMail({...article, email: reminder.email});
    await patiently(() => mail.send(letter, keyOf(reminder)));
    failures = 0;
    return true;
  }
}

/** Asking again after a mail makes another reminder, which has its own. */
const keyOf = ({handle, confirmedAt}: KeptReminder) => `back-in-stock/${handle}/${confirmedAt}`;

/** Numbers of the variants that can be bought now. */
async function availableAmong(
  {shopify}: AppLoadContext,
  reminders: readonly KeptReminder[],
): Promise<Set<string>> {
  const numbers = [...new Set(reminders.map(({variant}) => variant))].filter((number) =>
    VARIANT_NUMBER.test(number),
  );
  const available = new Set<string>();
  for (const batch of inBatches(numbers, BATCH)) {
    for (const {id, availableForSale} of await shopify.variant.byIds(batch.map(variantIdOf))) {
      if (availableForSale) available.add(numberOf(id));
    }
  }
  return available;
}

/** What a mail says of a reminder's variant, asked once per language; `null` once Shopify does not know it any more. */
function articles(openContext: OpenContext) {
  const asked = new Map<string, Promise<Article | null>>();
  async function load(number: string, language: Language): Promise<Article | null> {
    const context = await openContext(href(language, 'home'));
    const variant = await context.shopify.variant.get(number);
    const bike = variant && (await loadLetterBike(context, toBikeView(variant, language)));
    if (!bike) return null;
    const contact = await loadShopContact(context);
    return {variant: number, bike, language, settings: context.settings, contact};
  }
  return ({variant, language}: KeptReminder) => {
    const known = languageNames.find((name) => name === language) ?? defaultLanguage;
    const key = `${variant} ${known}`;
    const article =
      asked.get(key) ??
      // What the market of a language does not sell is told in the shop's own.
      load(variant, known).then((found) => found ?? load(variant, defaultLanguage));
    asked.set(key, article);
    return article;
  };
}

function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return items.length === 0 ? [] : [items.slice(0, size), ...inBatches(items.slice(size), size)];
}

/** Mail APIs take a few mails a second and refuse more, stores so many questions: then after a pause. */
async function patiently(send: () => Promise<unknown>, tries = 1): Promise<void> {
  try {
    await send();
  } catch (error) {
    const throttled = error instanceof ServiceOutage && error.status === 429;
    if (!throttled || tries >= MOST_TRIES) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await patiently(send, tries + 1);
  }
}
