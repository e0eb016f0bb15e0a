import type {AppLoadContext} from '@shopify/remix-oxygen';
import {sleep} from '~/durations';
import {href} from '~/i18n/href';
import {defaultLanguage, type Language, languageNames} from '~/i18n/languages';
import {inBatches} from '~/services/http/fetch-json.server';
import {perIsolate} from '~/services/http/isolate-memory';
import {optional, catchOutage, ServiceOutage} from '~/services/http/outage.server';
import {isOneAddress} from '~/safe-addresses';
import {isNumericId, numericIdOf, variantIdOf} from '~/services/shopify/ids';
import type {StoredReminder, Reminders} from '~/services/shopify/reminders.server';
import {loadLetterBike, toBikeView} from '../requests/requested-bike.server';
import {loadShopContact} from '../site/site-config.server';
import {hasExpired, reminderMail, type ReminderMailParts} from './reminder-mails.server';

/** Shopify's maximum of nodes per query. */
const BATCH = 250;
/** Reminders that were mailed are deleted in batches of this size. */
const MAILED_AT_ONCE = 10;
const MAX_ATTEMPTS = 4;
const PAUSE_MS = 1000;
/** No mail starts later than this after a run's start, or than `MAILING_ENDS_MS` after the change. */
const MAILING_MS = 10_000;
/** Platforms allow a change half a minute: the last mail may take eight seconds, and mailed reminders are deleted. */
const MAILING_ENDS_MS = 20_000;
/** How long a run may take, with its last mail. */
const RUN_MS = 18_000;
/** A bulk edit reports hundreds of products within moments. */
const BATCH_WINDOW_MS = 2000;
const POLL_MS = 250;

/** Creates the context of a request for this path. */
type OpenContext = (path: string) => Promise<AppLoadContext>;
type Article = Omit<ReminderMailParts, 'email'>;

/** Run state of an isolate (times in ms since 1970). */
const stateOf = perIsolate(() => ({
  /** The latest change, whose request has the most time left, so it performs the next run. */
  latest: Symbol(),
  /** Earliest start of the next run; 0 without a change. */
  dueAt: 0,
  /** Latest end of the current run: the platform may have ended it. */
  busyUntil: 0,
}));

/**
 * Sends the reminders (`sendReminders`) when products have changed: one run for all changes within two seconds, one at
 * a time per isolate, and another for changes made meanwhile. Resolves when this change's run, if any, has ended.
 */
export async function sendRemindersSoon(openContext: OpenContext): Promise<void> {
  const state = stateOf();
  const change = Symbol();
  const changedAt = Date.now();
  state.latest = change;
  state.dueAt ||= changedAt + BATCH_WINDOW_MS;
  // Requests in a worker cannot await the work of another request, so they poll.
  while (Date.now() < Math.max(state.dueAt, state.busyUntil)) {
    await sleep(POLL_MS);
    if (state.latest !== change) return;
  }
  state.dueAt = 0;
  state.busyUntil = Date.now() + RUN_MS;
  try {
    await sendReminders(openContext, changedAt);
  } finally {
    state.busyUntil = 0;
  }
}

/** All reminders that may still be mailed. Expired ones, and those that staff left without an address, are deleted. */
export async function listCurrent(reminders: Reminders): Promise<StoredReminder[]> {
  const all = await reminders.list();
  const isCurrent = ({confirmedAt, email}: StoredReminder) =>
    !hasExpired(confirmedAt) && isOneAddress(email);
  for (const batch of inBatches(
    all.filter((reminder) => !isCurrent(reminder)),
    BATCH,
  )) {
    const removal = retryThrottled(() => reminders.removeAll(batch));
    await optional(removal, null, 'Cannot delete expired reminders');
  }
  return all.filter(isCurrent);
}

/**
 * Mails each customer whose variant is available again, once, and deletes these reminders and the expired ones. Those
 * that fail, or are not reached in time, stay for the next change. However often and wherever it runs concurrently, the
 * mail API accepts one mail per reminder in 24 hours. `changedAt`: when the product changed, in ms since 1970.
 */
export async function sendReminders(
  openContext: OpenContext,
  changedAt = Date.now(),
): Promise<void> {
  const deadline = Math.min(Date.now() + MAILING_MS, changedAt + MAILING_ENDS_MS);
  const context = await openContext(href(defaultLanguage, 'home'));
  const {reminders, mail} = context;
  if (!reminders) return;
  const currentReminders = await listCurrent(reminders);
  const availableVariants = await availableAmong(context, currentReminders);
  const articleOf = createArticleLoader(openContext);
  let unsent = 0;
  for (const batch of inBatches(
    currentReminders.filter(({variant}) => availableVariants.has(variant)),
    MAILED_AT_ONCE,
  )) {
    const mailed: StoredReminder[] = [];
    try {
      for (const reminder of batch) {
        if (await tryToMail(reminder)) mailed.push(reminder);
        else unsent += 1;
      }
    } finally {
      await retryThrottled(() => reminders.removeAll(mailed));
    }
  }
  if (unsent > 0) console.error(`${unsent} reminders wait for the next product change`);

  async function tryToMail(reminder: StoredReminder): Promise<boolean> {
    if (Date.now() >= deadline) return false;
    return (await catchOutage(mailTo(reminder))) === true;
  }

  async function mailTo(reminder: StoredReminder): Promise<boolean> {
    const article = await retryThrottled(() => articleOf(reminder));
    if (!article) return false;
    const letter = await reminderMail({...article, email: reminder.email}, 'back');
    await mail.send(letter, keyOf(reminder));
    return true;
  }
}

/** A new request after a mail creates another reminder, which has its own key. */
const keyOf = ({handle, confirmedAt}: StoredReminder) => `back-in-stock/${handle}/${confirmedAt}`;

/** Numbers of the variants that are available now. */
async function availableAmong(
  {shopify}: AppLoadContext,
  reminders: readonly StoredReminder[],
): Promise<Set<string>> {
  const numbers = [...new Set(reminders.map(({variant}) => variant))].filter(isNumericId);
  const available = new Set<string>();
  for (const batch of inBatches(numbers, BATCH)) {
    const variants = await retryThrottled(() => shopify.variant.byIds(batch.map(variantIdOf)));
    for (const {id, availableForSale} of variants) {
      if (availableForSale) available.add(numericIdOf(id));
    }
  }
  return available;
}

/** Mail data of a reminder's variant, loaded once per language, unless that fails; `null` if Shopify no longer has it. */
function createArticleLoader(openContext: OpenContext) {
  const articleCache = new Map<string, Promise<Article | null>>();
  async function load(number: string, language: Language): Promise<Article | null> {
    const context = await openContext(href(language, 'home'));
    const variant = await context.shopify.variant.get(number);
    const bike = variant && (await loadLetterBike(context, toBikeView(variant, language)));
    if (!bike) return null;
    const contact = await loadShopContact(context);
    return {variant: number, bike, language, settings: context.settings, contact};
  }
  return ({variant, language}: StoredReminder) => {
    const knownLanguage = languageNames.find((name) => name === language) ?? defaultLanguage;
    const key = `${variant} ${knownLanguage}`;
    const known = articleCache.get(key);
    if (known) return known;
    // Variants not sold in a language's market fall back to the shop's default language.
    const article = load(variant, knownLanguage).then(
      (found) => found ?? load(variant, defaultLanguage),
    );
    articleCache.set(key, article);
    article.catch(() => articleCache.delete(key));
    return article;
  };
}

/** Retries after a pause when throttled: Shopify accepts a limited number of queries. */
async function retryThrottled<Result>(send: () => Promise<Result>, tries = 1): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    const throttled = error instanceof ServiceOutage && error.status === 429;
    if (!throttled || tries >= MAX_ATTEMPTS) throw error;
    await sleep(PAUSE_MS);
    return retryThrottled(send, tries + 1);
  }
}
