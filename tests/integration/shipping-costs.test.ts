import {describe, expect, it} from 'vitest';
import {loader} from '../../app/routes/shipping-costs';
import {openShop, Visitor} from './call-route';

openShop();

describe('shipping costs and delivery time', () => {
  it('are a story with an address of its own in each language', async () => {
    const german = await new Visitor().open(loader, '/versandkosten-lieferzeit', {script: true});
    const english = await new Visitor().open(loader, '/en-us/shipping-costs', {script: true});
    expect(JSON.stringify(german.page.story)).toContain('2–\u20603');
    expect(JSON.stringify(english.page.story)).toContain('5–\u20607');
    expect(german.table.rows).toEqual([
      {
        place: 'Deutschland',
        parcels: 'kostenlos',
        bikes: 'kostenlos',
        time: '2–\u20603\u00a0Werktage',
      },
      {
        place: 'Österreich',
        parcels: '9,90\u00a0€',
        bikes: '89\u00a0€',
        time: '5–\u20607\u00a0Werktage',
      },
      {
        place: 'Schweiz',
        parcels: '14,90\u00a0€',
        bikes: 'auf Anfrage',
        time: '5–\u20607\u00a0Werktage',
      },
      {
        place: 'Übrige EU',
        parcels: '14,90\u00a0€',
        bikes: 'auf Anfrage',
        time: '5–\u20607\u00a0Werktage',
      },
    ]);
    expect(english.table.rows[1]).toEqual({
      place: 'Austria',
      parcels: '€9.90',
      bikes: '€89',
      time: '5–\u20607\u00a0working days',
    });
    expect(german.page.story.slug).toBe(english.page.story.slug);
    expect(german.meta).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'en-US',
      href: 'https://shop.test/en-us/shipping-costs',
    });
  });
});
