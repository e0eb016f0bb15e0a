import type {Page} from '@playwright/test';
import {serveWorker} from '../commands/serve-worker';
import {workerSettings} from '../stand-ins/settings';
import {storage, type StorageName} from '../../app/storage';
import {jana, signIn} from './customer-requests';
import {addForm} from './plain-requests';
import {suppliers} from './ports';
import {holdFiles, oil, waitForHydration} from './shop-steps';
import {expect, test} from './test';

const banner = (page: Page) => page.getByRole('region', {name: 'Cookies und Statistik'});
const all = (page: Page) => banner(page).getByRole('button', {name: 'Alle akzeptieren'});
const necessary = (page: Page) => banner(page).getByRole('button', {name: 'Nur notwendige'});
const SETTINGS = '/datenschutz-einstellungen';

async function cookie(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find((one) => one.name === name)?.value;
}

test.describe('the consent banner', () => {
  test(
    'appears on every page, covers nothing and offers two equally prominent choices',
    {tag: '@without-script'},
    async ({page}) => {
      for (const path of ['/warenkorb', '/datenschutz', '/']) {
        await page.goto(path);
        await expect(banner(page)).toBeVisible();
      }
      expect(await cookie(page, 'consent')).toBeUndefined();
      expect(await cookie(page, 'search-visitor')).toBeUndefined();

      const looks = (button: ReturnType<typeof all>) =>
        button.evaluate((element) => {
          const {width, height} = element.getBoundingClientRect();
          const {color, backgroundColor, borderColor, fontSize, fontWeight} =
            getComputedStyle(element);
          return {width, height, color, backgroundColor, borderColor, fontSize, fontWeight};
        });
      const [one, other] = [await looks(all(page)), await looks(necessary(page))];
      expect(other).toEqual(one);
      expect(one.height).toBeGreaterThanOrEqual(44);

      const place = await banner(page).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.y).toBeGreaterThanOrEqual((place?.y ?? 0) + (place?.height ?? 0));

      // It comes early in the tab order.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole('link', {name: 'Einstellungen'})).toBeFocused();
    },
  );

  test(
    'disappears after the choice and does not return',
    {tag: '@without-script'},
    async ({page}) => {
      await page.goto('/suche?q=trekking');
      await necessary(page).click();
      await expect(banner(page)).toBeHidden();
      await expect(page).toHaveURL(/\/suche\?q=trekking$/);
      expect(await cookie(page, 'consent')).toMatch(/^2\.\d{4}/);

      await page.goto('/');
      await expect(banner(page)).toBeHidden();
    },
  );

  test('stores the choice without reloading the page', {tag: '@with-script'}, async ({page}) => {
    await page.goto('/versandkosten-lieferzeit');
    await waitForHydration(page);
    await page.evaluate(() => {
      document.documentElement.dataset.kept = 'yes';
    });
    await holdFiles(page, /_routes=root/);
    const reload = page.waitForRequest(/_routes=root/);
    await all(page).click();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByText('Ihre Auswahl ist gespeichert')).toBeAttached();
    await test.step('also if a link aborts the reload that follows', async () => {
      await reload;
      await page.getByRole('contentinfo').getByRole('link', {name: 'Beratung'}).click();
      await expect(page.getByRole('heading', {level: 1})).toContainText('Beratung');
      await expect(banner(page)).toBeHidden();
    });
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
    expect(await cookie(page, 'consent')).toMatch(/^2\.statistics\.marketing\./);
  });
});

test.describe('the privacy settings', () => {
  test('store a choice per group and delete the visitor ID when it is revoked', async ({page}) => {
    const statistics = page.getByRole('checkbox', {name: 'Statistik'});
    const marketing = page.getByRole('checkbox', {name: 'Marketing'});
    const save = page.getByRole('button', {name: 'Auswahl speichern'});
    const saved = page.getByText('Ihre Auswahl ist gespeichert');
    await page.goto('/warenkorb');
    await page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'Datenschutz-Einstellungen'})
      .click();
    await expect(page).toHaveURL(new RegExp(`${SETTINGS}$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Datenschutz-Einstellungen');
    await expect(page.getByRole('checkbox', {checked: true, disabled: false})).toHaveCount(0);
    await statistics.check();
    await save.click();
    await expect(saved).toBeVisible();
    await expect(statistics).toBeChecked();
    await expect(marketing).not.toBeChecked();
    expect(await cookie(page, 'consent')).toMatch(/^2\.statistics\.\d{4}/);

    await page.goto('/suche?q=trekking');
    expect(await cookie(page, 'search-visitor')).toMatch(/^[\w-]{1,64}$/);

    await page.goto(SETTINGS);
    const settings = page.getByRole('main');
    await settings.getByRole('button', {name: 'Nur notwendige'}).click();
    await expect(saved).toBeVisible();
    await expect(statistics).not.toBeChecked();
    expect(await cookie(page, 'consent')).toMatch(/^2\.\d{4}/);
    expect(await cookie(page, 'search-visitor')).toBeUndefined();
  });
});

test(
  'the browser stores only what the privacy settings list, and for no longer',
  {tag: '@with-script'},
  async ({page, context}) => {
    const {request} = context;
    const post = async (path: string, form: Record<string, string>) => {
      const answer = await request.post(path, {form: {returnTo: '/', ...form}, maxRedirects: 0});
      expect(answer.status(), path).toBe(303);
    };
    await page.goto(oil.path);
    const bought = await addForm(request);
    const variant = bought.merchandiseId.split('/').at(-1) ?? '';
    await post(SETTINGS, {choice: 'all'});
    await post('/api/locale', {country: 'AT', language: 'de'});
    await post('/warenkorb', bought);
    await post('/merkzettel', {add: variant});
    await post('/merkzettel', {clear: 'all'});
    await post('/merkzettel', {add: variant});
    expect((await signIn(request, jana)).status()).toBe(303);
    await page.goto('/suche?q=trekking');
    await page.goto('/leasing-anfrage');
    await waitForHydration(page);
    await page.getByRole('main').getByRole('textbox').first().fill('Jobrad');
    await page.goto(SETTINGS);

    const script = await page.evaluate(async () => ({
      tab: Object.keys(sessionStorage).map((key) => key.replace(/:.*/, '')),
      local: Object.keys(localStorage),
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
    }));
    expect(script).toMatchObject({local: [], caches: [], databases: []});
    expect(script.tab).toContain('positions');
    const cookies = await context.cookies();
    const due = Object.entries(storage).filter(
      ([, entry]) => entry.kind === 'cookie' && !('externalSignIn' in entry),
    );
    expect(cookies.map(({name}) => name).toSorted()).toEqual(due.map(([name]) => name).toSorted());
    for (const name of [...script.tab, ...cookies.map((one) => one.name)]) {
      await expect(page.getByText(name, {exact: true})).toBeVisible();
    }
    for (const {name, expires} of cookies) {
      const entry = storage[name as StorageName];
      const lifetime = 'extendedLifetime' in entry ? entry.extendedLifetime : entry.lifetime;
      if (typeof lifetime !== 'number') expect(expires, name).toBe(-1);
      else expect(Math.abs(expires - Date.now() / 1000 - lifetime), name).toBeLessThan(300);
    }
  },
);

test(
  'a tag manager loads only with marketing consent, never on personal pages and not after revocation',
  {tag: '@with-script'},
  async ({page}) => {
    test.slow();
    const tags = 'https://tags.example/gtm.js';
    const settings = {...workerSettings(suppliers), TAG_MANAGER_URL: tags};
    const shop = await serveWorker({port: 0, settings, proxy: true});
    const asked: string[] = [];
    await page.context().route('https://tags.example/**', async (route) => {
      asked.push(new URL(page.url()).pathname);
      const body = 'document.documentElement.dataset.tags = "on"';
      await route.fulfill({contentType: 'text/javascript', body});
    });
    const open = async (path: string) => {
      await page.goto(shop.url + path);
      await waitForHydration(page);
    };
    const isTagged = () => page.locator('html[data-tags]').count();
    const choose = async (name: string, taken: RegExp) => {
      await page.getByRole('main').getByRole('button', {name}).click();
      await expect.poll(() => cookie(page, 'consent')).toMatch(taken);
      await expect(page.getByText('Ihre Auswahl ist gespeichert').first()).toBeAttached();
    };
    try {
      await open(SETTINGS);
      expect(asked).toEqual([]);
      await page.getByRole('checkbox', {name: 'Marketing'}).check();
      await choose('Auswahl speichern', /marketing/);
      asked.length = 0;
      await open('/leasing-anfrage');
      const city = page.locator('[name=city]');
      await city.evaluate((field: HTMLInputElement) => {
        field.value = 'Köln';
        field.dispatchEvent(new Event('input', {bubbles: true}));
      });
      const draft = () => page.evaluate(() => sessionStorage.getItem('leasing-request'));
      await expect.poll(draft).toContain('Köln');
      await open(oil.path);
      expect(asked).toEqual([oil.path]);
      expect(await isTagged()).toBe(1);
      expect(await draft()).toBeNull();
      await page.getByRole('banner').getByRole('link', {name: 'Mein Konto'}).click();
      await expect(page).toHaveURL(`${shop.url}/?login=true`);
      await expect(page.locator('#account-drawer').getByLabel('E-Mail')).toBeVisible();
      expect(await isTagged()).toBe(0);
      await open('/konto/passwort-zuruecksetzen/7/geheim-geheim');
      const opened = page.context().waitForEvent('page');
      await page
        .getByRole('contentinfo')
        .getByRole('link', {name: 'Datenschutz'})
        .first()
        .click({modifiers: ['ControlOrMeta']});
      const newTab = await opened;
      await expect(newTab).toHaveURL(`${shop.url}/datenschutz`);
      expect(await newTab.evaluate(() => document.referrer)).toBe(`${shop.url}/`);
      await newTab.close();
      await open(oil.path);
      await page.getByRole('contentinfo').getByRole('link', {name: 'Vertrag widerrufen'}).click();
      await expect(page).toHaveURL(`${shop.url}/vertrag-widerrufen`);
      expect(await isTagged()).toBe(0);

      // Back from a document that runs tags to an entry of an earlier one, which ran none.
      await open('/konto/registrieren');
      await page.getByRole('banner').getByRole('link', {name: 'Radladen'}).click();
      await expect(page).toHaveURL(`${shop.url}/`);
      await page.reload();
      await waitForHydration(page);
      expect(await isTagged()).toBe(1);
      await page.goBack();
      await expect(page.getByRole('main').getByLabel('E-Mail')).toBeVisible();
      expect(await isTagged()).toBe(0);

      await open(SETTINGS);
      await choose('Nur notwendige', /^2\.\d/);
      expect(await isTagged()).toBe(0);
      asked.length = 0;
      await open(oil.path);
      expect(asked).toEqual([]);
    } finally {
      await page.goto('about:blank');
      await shop.close();
    }
  },
);
