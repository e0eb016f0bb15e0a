import {describe, expect, it} from 'vitest';
import {loader as root} from '../../app/root';
import {action, loader} from '../../app/routes/privacy-settings';
import {editorQuery} from '../stand-ins/storyblok/access';
import {setupShop, Visitor} from './call-route';

setupShop();

const PAGE = '/datenschutz-einstellungen';

const ALL = {statistics: true, marketing: true};
const NONE = {statistics: false, marketing: false};
const AGREED = '2.statistics.marketing.2026-11-23';
/** A cookie's groups without the date. */
const groups = (cookie: string | null | undefined) => cookie?.replace(/\.\d{4}-\d\d-\d\d$/, '');

describe('the consent banner', () => {
  it.each(['/suche', '/en-us/cart'])(
    'is shown on every page until a choice is made: %s',
    async (page) => {
      expect(await new Visitor().open(root, page)).toMatchObject({
        allowsStatistics: false,
        asksForConsent: true,
      });
    },
  );

  it.each([
    [AGREED, true],
    ['2.marketing.2026-11-23', false],
    ['2.2026-11-23', false],
  ])('is not shown after the choice %j', async (consent, allowsStatistics) => {
    const visitor = new Visitor({cookies: {consent}});
    expect(await visitor.open(root, '/')).toMatchObject({allowsStatistics, asksForConsent: false});
  });

  it('is not shown to bots', async () => {
    const bot = new Visitor({userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)'});
    expect(await bot.open(root, '/')).toMatchObject({
      allowsStatistics: false,
      asksForConsent: false,
    });
  });

  it('sets no consent or visitor cookie', async () => {
    const {cookies} = await new Visitor().request(root, '/');
    expect(Object.keys(cookies)).not.toContain('consent');
    expect(Object.keys(cookies)).not.toContain('search-visitor');
  });
});

describe('a consent choice', () => {
  it('is stored with its date, and the form redirects back to its page', async () => {
    const visitor = new Visitor();
    const answer = await visitor.request(action, PAGE, {
      form: {choice: 'all', returnTo: '/suche?q=kutter&page=2'},
    });
    expect(answer).toMatchObject({status: 303, location: '/suche?q=kutter&page=2'});
    expect(answer.cookies).toEqual({
      consent: expect.stringMatching(/^2\.statistics\.marketing\.\d{4}-\d\d-\d\d$/) as string,
    });
    expect(await visitor.open(loader, PAGE)).toMatchObject({settings: {current: ALL}});
  });

  it.each([
    [{statistics: 'on'}, '2.statistics', {statistics: true, marketing: false}],
    [{marketing: 'on'}, '2.marketing', {statistics: false, marketing: true}],
    [{}, '2', NONE],
  ])('can be made for each group separately: %j', async (switches: object, cookie, current) => {
    const visitor = new Visitor();
    const {cookies} = await visitor.request(action, PAGE, {
      form: {choice: 'selection', ...switches},
    });
    expect(groups(cookies.consent)).toBe(cookie);
    expect(await visitor.open(loader, PAGE)).toMatchObject({settings: {current}});
  });

  it('redirects to the English page when it was made there', async () => {
    const answer = await new Visitor().request(action, '/en-us/privacy-settings', {
      form: {choice: 'all'},
    });
    expect(answer).toMatchObject({status: 303, location: '/en-us/privacy-settings'});
  });

  it('posted by script returns data', async () => {
    const answer = await new Visitor().request(action, PAGE, {form: {choice: 'all'}, script: true});
    expect(answer).toMatchObject({
      status: 200,
      data: {message: 'Ihre Auswahl ist gespeichert', refused: false},
    });
    expect(groups(answer.cookies.consent)).toBe('2.statistics.marketing');
  });

  it.each<Record<string, string>>([{}, {choice: ''}, {choice: 'ALL'}, {choice: 'none'}])(
    'like %j is rejected and changes nothing',
    async (form) => {
      const answer = await new Visitor().request(action, PAGE, {form: {returnTo: '/', ...form}});
      expect(answer).toMatchObject({status: 400, data: {refused: true}, cookies: {}});
    },
  );
});

describe('withdrawing consent', () => {
  it('deletes the visitor id at once', async () => {
    const visitor = new Visitor({cookies: {consent: AGREED, 'search-visitor': 'visitor-1'}});
    const {cookies} = await visitor.request(action, PAGE, {
      form: {choice: 'necessary', returnTo: '/'},
    });
    expect(groups(cookies.consent)).toBe('2');
    expect(cookies['search-visitor']).toBeNull();
  });

  it('for marketing only leaves statistics unchanged', async () => {
    const visitor = new Visitor({cookies: {consent: AGREED, 'search-visitor': 'visitor-1'}});
    const form = {choice: 'selection', statistics: 'on', returnTo: '/'};
    const {cookies} = await visitor.request(action, PAGE, {form});
    expect(groups(cookies.consent)).toBe('2.statistics');
    expect(Object.keys(cookies)).toEqual(['consent']);
  });
});

describe('the tag manager', () => {
  const src = 'https://tags.example/gtm.js?id=1';
  const settings = {TAG_MANAGER_URL: src, TAG_MANAGER_HOSTS: 'https://*.pixel.example'};

  it.each([
    [undefined, undefined],
    ['2.statistics.2026-11-23', undefined],
    ['2.marketing.2026-11-23', src],
  ])('after the choice %s has the URL %s', async (consent, loaded) => {
    const visitor = new Visitor({settings, ...(consent && {cookies: {consent}})});
    expect((await visitor.open(root, '/')).tagManager).toBe(loaded);
  });

  const confidential = [
    '/konto/passwort-zuruecksetzen/1/secret',
    '/en-us/account/activate/1/secret',
    // Links of Shopify's mails that no page matches: cut off, with a full stop, in a language that the shop lacks.
    '/account/reset/1/secret.',
    '/fr/Account/activate/1/secret',
    '/en-us/remind-me?code=secret',
    '/konto/bestellungen/1',
    '/konto/anmelden',
    '/?login=true&returnTo=%2Fkonto%2Fbestellungen',
    '/dienstrad-leasing?gross=3500',
    `/?${editorQuery(7)}`,
    '/products/oel/bewertung',
    '/en-us/leasing-request',
    '/preisanfrage?sent',
    '/werkstatt-termin',
  ];
  it('is not loaded on a personal page or at a confidential URL', async () => {
    for (const address of confidential) {
      const visitor = new Visitor({settings, cookies: {consent: '2.marketing.2026-11-23'}});
      expect.soft((await visitor.open(root, address)).tagManager, address).toBeUndefined();
    }
  });
});

describe('the privacy settings', () => {
  const rowsOf = async (visitor: Visitor, page = PAGE) => {
    const {settings} = await visitor.open(loader, page);
    return settings.groups.map(({entries}) => entries);
  };

  it('preselect nothing before the first choice', async () => {
    expect((await new Visitor().open(loader, PAGE)).settings.current).toBeNull();
  });

  it('list everything the shop stores in the browser under its real name', async () => {
    const [necessary, statistics, marketing] = await rowsOf(new Visitor());
    expect(necessary?.map(({name}) => name)).toEqual([
      '__Host-session',
      '__Host-cart',
      'wishlist',
      'wishlist-cleared',
      'recently-viewed',
      'locale',
      'commerce-locale',
      'consent',
      'leasing-request',
      'positions',
    ]);
    expect(statistics?.map(({name}) => name)).toEqual([
      'search-visitor',
      'shopify-visitor',
      'shopify-visit',
    ]);
    expect(marketing).toEqual([]);
  });

  it.each([
    [PAGE, '10 Tage ab der letzten Änderung', 'nach 30 Minuten ohne Eingabe'],
    [
      '/en-us/privacy-settings',
      '10 days after the last change',
      '30 minutes after you last typed something',
    ],
  ])('show purpose, time and duration of each entry: %s', async (page, cart, leasing) => {
    const rows = (await rowsOf(new Visitor(), page)).flat();
    for (const {purpose, when, duration} of rows) {
      for (const text of [purpose, when, duration]) expect(text).not.toMatch(/^$|privacy\.|[{}]/);
    }
    const durationOf = (name: string) => rows.find((row) => row.name === name)?.duration;
    expect(durationOf('__Host-cart')).toBe(cart);
    expect(durationOf('leasing-request')).toContain(leasing);
    expect(durationOf('__Host-session')).toMatch(/60 (Tage|days)/);
    expect(durationOf('commerce-locale')).toMatch(/365 (Tage|days)/);
  });
});
