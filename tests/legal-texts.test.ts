import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createCatalogue} from './stand-ins/catalogue/catalogue';

/** Abolished laws and the dispute platform that was shut down: naming them misleads. */
const outdated =
  /ec\.europa\.eu\/consumers\/odr|OS-Plattform|Online-Streitbeilegung|online dispute resolution|\b(?:TMG|TTDSG|RStV)\b/;

/** General environmental claims, which are unfair where what they mean does not stand beside them. */
const green =
  /umweltfreundlich|umweltschonend|klimafreundlich|nachhaltig|ökologisch|(?:CO₂|CO2|klima)-?neutral|grüne[rsn]? (?:Mobilität|Energie|Wahl)|eco-?friendly|environmentally friendly|sustainab|(?:climate|carbon)[- ](?:friendly|neutral)/i;

/** What is said of pedelecs holds for none that assists up to 45 km/h. */
const withoutLicense =
  /führerscheinfrei|ohne Führerschein|license[- ]free|no (?:driver’s )?license/i;
const isFast = /S-Pedelec|45\s?km\/h/i;

/** Whoever advertises credit owes its cost with an example (§ 17 PAngV), which the shop does not know. */
const credit =
  /\bfinanzier|ratenzahlung|ratenkauf|(?<![\d.,])0\s?% (?:Zins|Finanz|APR|interest)|\bfinancing\b/i;

const isForbidden = (text: string) =>
  outdated.test(text) ||
  credit.test(text) ||
  green.test(text) ||
  (withoutLicense.test(text) && isFast.test(text));

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file}`);

/** Every text in a node. */
function texts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(texts) : [];
}

/** A story's text in one line: marks and links cut it into pieces. */
const storyText = (name: string) => {
  const story: unknown = JSON.parse(
    readFileSync(`tests/stand-ins/storyblok/stories/${name}.json`, 'utf8'),
  );
  return texts(story).join(' ').replaceAll(/\s+/g, ' ');
};

// The words are the law's own (Anlage 1 and 2 to Art. 246a EGBGB, § 36 VSBG).
it.each<[name: string, words: string]>([
  ['widerruf', 'Sie können Ihr Widerrufsrecht auch online unter'],
  [
    'widerruf',
    'ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
  ],
  [
    'widerruf',
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
  ],
  [
    'widerruf',
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  ],
  ['widerruf', 'je nachdem, welches der frühere Zeitpunkt ist.'],
  [
    'widerruf',
    'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
  ],
  ['barrierefreiheit', 'Carl-Miller-Straße 6'],
  ['barrierefreiheit', '39112 Magdeburg'],
  ['barrierefreiheit', '0391 289 230 23'],
  ['barrierefreiheit', 'kontakt@mlbf-barrierefrei.de'],
  ...[
    'Shopify',
    'Cloudflare',
    'Storyblok',
    'Algolia',
    'Resend',
    'Google',
    'OpenStreetMap',
    'DHL',
    'GLS',
    'Interberger',
    'Leasing-Partner',
    '§ 356a BGB',
  ].map((recipient): [string, string] => ['datenschutz', recipient]),
  [
    'impressum',
    'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  ],
])('the page %s says in the words of the law: %s', (name, words) => {
  expect(storyText(name)).toContain(words);
});

describe('no claim that the law forbids', () => {
  it.each([
    ...filesIn('locales/de'),
    ...filesIn('locales/en'),
    ...filesIn('tests/stand-ins/storyblok/stories'),
  ])('stands in %s', (file) => {
    const found: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(texts(found).filter(isForbidden)).toEqual([]);
  });

  it('stands at the goods of the demo', () => {
    const goods = createCatalogue().products.flatMap((product) => {
      const all = texts(product);
      // A claim in one text and the class in another are read together.
      return [...all, all.join(' ')];
    });
    expect(goods.length).toBeGreaterThan(1000);
    expect(goods.filter(isForbidden)).toEqual([]);
  });

  it.each([
    'Plattform der EU: https://ec.europa.eu/consumers/odr',
    'Angaben gemäß § 5 TMG',
    'Unser klimaneutraler Versand',
    'Sustainable mobility',
    'Jetzt mit 0 % Zinsen finanzieren',
    '0% financing',
    'Dieses S-Pedelec fahren Sie ohne Führerschein',
  ])('is overlooked: %s', (text) => expect(isForbidden(text)).toBe(true));

  it.each(['Farbe: Grün', 'Pedelecs bis 25 km/h fahren Sie führerscheinfrei.', 'ATMG-Lager'])(
    'is suspected in: %s',
    (text) => expect(isForbidden(text)).toBe(false),
  );
});
