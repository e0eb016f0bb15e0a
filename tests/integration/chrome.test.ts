import {describe, expect, it} from 'vitest';
import {loader} from '../../app/root';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';

setupShop();

const open = (path: string) => new Visitor().open(loader, path);

describe('header and footer of every page', () => {
  it('come from the content service', async () => {
    const {site, footer, facts, markup} = await open('/');
    expect(facts.brand).toBe('Radladen');
    expect(site?.phone).toEqual({label: '0221 4710 120', href: 'tel:+492214710120'});
    expect(site?.topNavigation.map(({label}) => label)).toContain('Unsere Werkstatt');
    for (const name of ['PayPal', 'Klarna', 'DHL', 'GLS', 'Speichenweg 12']) {
      expect(markup.footer).toContain(name);
    }
    expect(footer).toMatchObject({address: {}, openingTimes: {}});
    expect(footer?.copyright).toContain('Radladen');
  });

  it('send browsers only the data they render', async () => {
    const page = await open('/');
    expect(Object.keys(page.help ?? {})).toEqual(['hoursNote', 'phone']);
    const sent = Object.keys(page);
    expect(sent).toContain('facts');
    for (const name of ['navigation', 'localization', 'site', 'footer', 'markup']) {
      expect(page).toHaveProperty(name);
      expect(sent).not.toContain(name);
    }
  });

  it('are in the language of the page', async () => {
    const {site} = await open('/en-us');
    expect(site?.topNavigation.map(({label}) => label)).toContain('Our workshop');
  });

  it('include the shop’s rating, and pictures for the upper levels of the menu', async () => {
    // A page waits 150 ms at most; later ones find it in the cache.
    await expect.poll(async () => (await open('/')).markup.top).toContain('4,8 von 5,0 Sternen');
    const {navigation} = await open('/');
    const [bikes] = navigation;
    expect(bikes?.picture?.url).toContain('cutout');
    expect(bikes?.items[0]?.picture?.url).toContain('cutout');
    expect(bikes?.items[0]?.items[0]?.picture).toBeUndefined();
  });
});

describe('header and footer while the content service fails', () => {
  it.each(['outage', 'garbage', 'unauthorized'] as const)(
    'omit their texts but keep the navigation: %s',
    async (kind) => {
      standIns.storyblok.injectFault({kind, times: 20});
      expectConsoleError('Storyblok space failed');
      expectConsoleError("Cannot get the story 'config'");
      expectConsoleError("Cannot get the story 'footer'");
      const page = await open('/warenkorb');
      expect(page).toMatchObject({site: null, footer: null});
      expect(page.navigation.length).toBeGreaterThan(3);
    },
  );

  it('lose only the part that is missing', async () => {
    standIns.storyblok.injectFault({path: 'stories/footer', kind: 'outage', times: 20});
    expectConsoleError("Cannot get the story 'footer'");
    expect(await open('/')).toMatchObject({facts: {brand: 'Radladen'}, footer: null});
  });
});
