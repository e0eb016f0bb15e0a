import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {CONSENT_VERSION} from '../app/features/back-in-stock/reminder-mails.server';
import {translatorOf} from '../app/i18n/messages.server';
import {languageNames, languages, type Language} from '../app/i18n/languages';
import type {MessageKey} from '../app/i18n/messages';
import {legalWording} from './legal-wording';
import {demoStory} from './stand-ins/storyblok/story-files';

const storiesIn = (language: Language) => legalWording[language].stories ?? legalWording.de.stories;

describe.each(languageNames)('the legally required wording in %s', (language) => {
  it.each(Object.entries(legalWording[language].messages))(
    'is used by the message %s',
    (key, words) => {
      const text = translatorOf(language)(key as MessageKey);
      expect(text.replaceAll('\u00a0', ' ')).toBe(words);
    },
  );

  const onPages = Object.entries(storiesIn(language)).flatMap(([name, all]) =>
    all.map((words) => [name, words] as const),
  );
  it.each(onPages)('is used on the page %s: %s', (name, words) => {
    expect(storyText(name, language)).toContain(words);
  });
});

it('the consent has the version that belongs to its wording', () => {
  expect(CONSENT_VERSION).toBe('2026-11-26');
});

it('the withdrawal instruction has the sentences of the legal model in their order', () => {
  const order = (language: Language) =>
    (storiesIn(language).widerruf ?? []).map((words) =>
      storyText('widerruf', language).indexOf(words),
    );
  for (const language of languageNames) {
    expect(order(language)[0]).toBeGreaterThan(-1);
    expect(order(language)).toEqual(order(language).toSorted((one, other) => one - other));
  }
});

/** Who receives data through each folder of `app/services`; `null` if nobody does. */
const suppliers: Readonly<Record<string, string | null>> = {
  algolia: 'Algolia',
  'google-reviews': 'Google',
  http: null,
  icons: null,
  mail: 'Resend',
  shopify: 'Shopify',
  storyblok: 'Storyblok',
  // The owner's own; docs/before-you-open.md tells them to name it.
  webhook: null,
};

describe('the privacy policy', () => {
  it('is checked for every service in app/services', () => {
    const folders = readdirSync('app/services', {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
    expect(Object.keys(suppliers)).toEqual(folders.toSorted());
  });

  const config = demoStory('config');
  const paid = labelsOf(config, 'icons_payment').filter((name) => name !== 'Barzahlung');
  const sent = labelsOf(config, 'icons_shipping');
  const named = Object.values(suppliers).filter((name) => name !== null);
  const everywhere = [...named, 'Cloudflare', 'OpenStreetMap', ...paid, ...sent];

  // In other languages the policy is shown in German.
  const translated = languageNames.filter((language) => legalWording[language].stories);

  it.each(translated)('says of statistics what the privacy settings say, in %s', (language) => {
    expect(storyText('datenschutz', language)).toContain(
      translatorOf(language)('privacy.page.statisticsText'),
    );
  });

  it.each(languageNames)('names every recipient of data, in %s', (language) => {
    expect([paid.length, sent.length]).toEqual([5, 3]);
    const text = storyText('datenschutz', language);
    expect(
      [...everywhere, ...legalWording[language].namedInPrivacy].filter(
        (name) => !text.includes(name),
      ),
    ).toEqual([]);
  });
});

/** Labels in a list of icons. */
function labelsOf(node: unknown, field: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key !== field || !Array.isArray(value)) return labelsOf(value, field);
    return value.map((item: {label?: unknown}) => String(item.label));
  });
}

/** A story's text in a language, on one line: marks and links split it into pieces. */
function storyText(name: string, language: Language): string {
  return texts(demoStory(name), language).replaceAll(/\s+/g, ' ');
}

const TRANSLATION = '__i18n__';

/** Rich text by paragraph; a field without translation is the same in all languages. */
function texts(node: unknown, language: Language): string {
  if (typeof node === 'string') return ` ${node} `;
  if (Array.isArray(node)) return node.map((item) => texts(item, language)).join('');
  if (typeof node !== 'object' || node === null) return '';
  if ('type' in node && node.type === 'text' && 'text' in node) return String(node.text);
  const own = TRANSLATION + (languages[language].storyblok ?? '');
  const fields = Object.entries(node).filter(([key]) =>
    key.includes(TRANSLATION) ? key.endsWith(own) : !(key + own in node),
  );
  const inside = fields.map(([, value]) => texts(value, language)).join('');
  return 'type' in node ? `${inside} ` : inside;
}
