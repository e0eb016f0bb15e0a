import type {APIRequestContext} from '@playwright/test';
import {Parser} from 'htmlparser2';
import {translatePath} from '../../app/i18n/href';
import {languageNames, type Language} from '../../app/i18n/languages';
import {matchPage, pages, type PageName} from '../../app/pages';
import {legalWording} from '../legal-wording';
import {guardedAddresses, notClassic, openAddresses} from './account-addresses';
import {allPages, gallery, stories} from './all-pages';
import {jana, signIn} from './customer-requests';
import {addForm} from './plain-requests';
import {flagship} from './shop-steps';
import {expect, requestTest as test} from './test';

interface Link {
  path: string;
  text: string;
  /** The enclosing landmark. */
  place: 'main' | 'footer' | 'dialog' | 'elsewhere';
  /** Whether it is visible and focusable, as far as the markup shows. */
  isReachable: boolean;
}

interface Markup {
  links: Link[];
  /** How many forms in `main` ask for personal data. */
  personalForms: number;
}

/** Values of `autocomplete` that stand for personal data. */
const personal = new Set(['email', 'name', 'given-name', 'nickname', 'tel']);

const places = ['main', 'footer', 'dialog'] as const;

/** The links of a page, and how many of its forms ask for personal data. */
function readMarkup(html: string): Markup {
  const links: Link[] = [];
  const forms: {asks: boolean}[] = [];
  const around: {name: string; hidden: boolean}[] = [];
  let link: Link | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isClosed = name === 'dialog' && !('open' in attributes);
      const hidden = ['hidden', 'inert'].some((one) => one in attributes) || name === 'template';
      around.push({name, hidden: hidden || isClosed || attributes['aria-hidden'] === 'true'});
      const place = places.findLast((one) => around.some((outer) => outer.name === one));
      if (name === 'form' && place === 'main') forms.push({asks: false});
      const form = around.some((outer) => outer.name === 'form') ? forms.at(-1) : null;
      if (form && place === 'main' && personal.has(attributes.autocomplete ?? '')) form.asks = true;
      if (name !== 'a' || !attributes.href) return;
      const {pathname: path} = new URL(attributes.href, 'http://shop.test');
      const isReachable = attributes.tabindex !== '-1' && around.every((outer) => !outer.hidden);
      link = {path, text: '', place: place ?? 'elsewhere', isReachable};
      links.push(link);
    },
    ontext(text) {
      if (link) link.text += text;
    },
    onclosetag(name) {
      around.pop();
      if (name === 'a') link = null;
    },
  });
  parser.end(html);
  return {links, personalForms: forms.filter(({asks}) => asks).length};
}

const everyPage = [
  ...allPages,
  '/policies/shipping-policy',
  ...[...openAddresses, ...guardedAddresses].map(({path}) => path),
  '/konto/adressen?new',
];

const matchOf = (path: string) => matchPage(path.replace(/\?.*/, ''));

/** A page of each kind; all states of the pages are shown to a customer. */
function pagesIn(language: Language): string[] {
  const all = everyPage.map((path) => {
    const [pathname = '', query] = path.split('?');
    return translatePath(pathname, language) + (query === undefined ? '' : `?${query}`);
  });
  return (Object.keys(pages) as PageName[]).flatMap(
    (name) => all.find((path) => matchOf(path)?.page === name) ?? [],
  );
}

/** The page that confirms a withdrawal, which can only be opened after declaring one. */
async function receivedIn(language: Language, request: APIRequestContext): Promise<string> {
  const path = '/vertrag-widerrufen';
  const html = await (await request.get(path)).text();
  const [, requestSeal = ''] = /name="requestSeal" value="([^"]*)"/.exec(html) ?? [];
  const email = `legal@${crypto.randomUUID().slice(0, 8)}.example`;
  const form = {requestSeal, name: 'Nele Grote', contract: '#1178', email, step: 'confirm'};
  const answer = await request.post(path, {form, maxRedirects: 0});
  const {pathname, search} = new URL(answer.headers().location ?? '', 'http://shop.test');
  expect(matchOf(pathname)?.page).toBe('withdrawalReceived');
  return translatePath(pathname, language) + search;
}

test('the checked pages include every kind of page in both languages', () => {
  const all = (Object.keys(pages) as PageName[]).filter(
    (page) => !notClassic.includes(page) && page !== 'withdrawalReceived',
  );
  for (const language of languageNames) {
    const seen = pagesIn(language).map((path) => matchOf(path)?.page);
    expect([...new Set(seen)], language).toEqual(all);
  }
});

const guarded = new Set(guardedAddresses.map(({path}) => path));

/** Fails unless a page shows the legal links in its footer. */
function expectLegalFooter(links: Link[], path: string, language: Language): void {
  const inFooter = links.filter(({place, isReachable}) => place === 'footer' && isReachable);
  for (const [address, text] of legalWording[language].footerLinks) {
    const found = inFooter.filter((link) => address.test(link.path) && text.test(link.text));
    expect(found.length, `${path}: ${address}`).toBeGreaterThan(0);
  }
  // Before all other links of the footer, so that it is not small print.
  expect(inFooter[0]?.path, path).toMatch(legalWording[language].footerLinks[0]?.[0] ?? /./);
}

for (const language of languageNames) {
  test(`every page shows a visitor the required legal links in its footer: ${language}`, async ({
    request,
  }) => {
    test.setTimeout(180_000);
    const open = pagesIn(language).filter((path) => !guarded.has(path));
    for (const path of [...open, await receivedIn(language, request)]) {
      const {links} = readMarkup(await (await request.get(path)).text());
      expectLegalFooter(links, path, language);
    }
  });
}

/** Forms that authenticate a known customer and collect no new data. */
const recognise = /anmelden|login|passwort|password|aktivieren|activate/;

test('every page shows a customer the legal links in its footer, and one to the privacy policy at each form for personal data', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const asking = new Set<string>();
  const unasked = new Set<string>();
  const look = async (path: string) => {
    const {links, personalForms} = readMarkup(await (await request.get(path)).text());
    expectLegalFooter(links, path, path.startsWith('/en-us') ? 'en' : 'de');
    if (personalForms === 0) return;
    asking.add(matchOf(path)?.page ?? '');
    const privacyLinks = links.filter(
      (link) => link.place === 'main' && link.isReachable && link.path.endsWith('/datenschutz'),
    );
    if (privacyLinks.length !== personalForms) unasked.add(`${path}: ${privacyLinks.length}`);
  };
  await look('/konto/registrieren');
  await look('/en-us/account/register');
  await signIn(request, jana);
  // One story has every block.
  const others = everyPage.filter((path) => !recognise.test(path) && !stories.includes(path));
  for (const path of [...others, gallery]) await look(path);
  expect([...unasked]).toEqual([]);
  expect([...asking]).toEqual(
    expect.arrayContaining([
      ...['leasingRequest', 'priceRequest', 'appointment', 'withdrawal'],
      ...['register', 'profile', 'addresses', 'review'],
    ]),
  );
});

test('the cart page links to terms, withdrawal, privacy and guarantee along with the checkout', async ({
  request,
}) => {
  const form = {...(await addForm(request)), returnTo: '/warenkorb'};
  await request.post('/warenkorb', {form});
  for (const [path, prefix] of [
    ['/warenkorb', ''],
    ['/en-us/cart', '/en-us'],
  ] as const) {
    const {links} = readMarkup(await (await request.get(path)).text());
    const inMain = links.filter(({place, isReachable}) => place === 'main' && isReachable);
    expect(
      inMain.some((link) => link.path.includes('/checkouts/')),
      path,
    ).toBe(true);
    for (const page of ['agb', 'widerruf', 'datenschutz', 'gewaehrleistung']) {
      expect(inMain.filter((link) => link.path === `${prefix}/${page}`).length, page).toBe(1);
    }
  }
});

test('product pages link to the legal guarantee rights and to the page for reporting a review', async ({
  request,
}) => {
  for (const [prefix, rights, words] of [
    ['', 'Ihre gesetzlichen Gewährleistungsrechte', 'Bewertung melden'],
    ['/en-us', 'Your legal guarantee rights', 'Report a review'],
  ] as const) {
    const {links} = readMarkup(await (await request.get(prefix + flagship.path)).text());
    const texts = links
      .filter(({place, path}) => place === 'main' && path === `${prefix}/gewaehrleistung`)
      .map(({text}) => text);
    expect(texts).toContain(rights);
    const report = links.find(({place, text}) => place === 'main' && text === words);
    expect(report).toMatchObject({path: `${prefix}/bewertungen`, isReachable: true});
    const page = await (await request.get(`${prefix}/bewertungen`)).text();
    expect(page).toContain('href="mailto:hallo@radladen.example');
  }
});

test('the newsletter has its own optional checkbox, which is not ticked in advance', async ({
  request,
}) => {
  for (const [path, words] of [
    ['/konto/registrieren', /von Radladen Neuigkeiten .* widerrufen\./],
    ['/en-us/account/register', /news and offers .* from Radladen .* unsubscribe at any time\./],
  ] as const) {
    const html = await (await request.get(path)).text();
    const [box = ''] = /<input[^>]*name="acceptsMarketing"[^>]*>/.exec(html) ?? [];
    expect(box, path).toContain('type="checkbox"');
    expect(box, path).not.toMatch(/checked|required/);
    expect(html.replaceAll(/<[^>]*>/g, ' '), path).toMatch(words);
  }
});

test('the legal links in the footer have a fixed order and open pages with text', async ({
  request,
}) => {
  const order = {
    '': ['impressum', 'agb', 'widerruf', 'versandkosten-lieferzeit', 'datenschutz'],
    '/en-us': ['impressum', 'agb', 'widerruf', 'shipping-costs', 'datenschutz'],
  };
  const settings = {'': 'datenschutz-einstellungen', '/en-us': 'privacy-settings'};
  for (const prefix of ['', '/en-us'] as const) {
    const {links} = readMarkup(await (await request.get(prefix || '/')).text());
    const paths = links.filter(({place}) => place === 'footer').map(({path}) => path);
    const from = paths.indexOf(`${prefix}/impressum`);
    const wanted = [
      ...[...order[prefix], settings[prefix]],
      ...['batteriehinweise', 'gewaehrleistung', 'barrierefreiheit'],
    ];
    expect(paths.slice(from, from + 9)).toEqual(wanted.map((path) => `${prefix}/${path}`));
    for (const path of paths.slice(from, from + 9)) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const [, main = ''] = /<main([^]*)<\/main>/.exec(await answer.text()) ?? [];
      expect(main.replaceAll(/<[^>]*>/g, '').length, path).toBeGreaterThan(600);
    }
  }
});
