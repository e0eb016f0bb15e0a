import {http, HttpResponse} from 'msw';
import {describe, expect, it} from 'vitest';
import {loader as openCosts} from '../../app/routes/shipping-costs';
import {loader as openAgents} from '../../app/routes/resources/agents';
import {loader as openProduct} from '../../app/routes/product';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {server, standIns} from '../stand-ins/in-vitest';
import {setupShop, Visitor} from './call-route';

setupShop();

describe('the page of shipping costs and delivery times', () => {
  it('shows its story and table at its own address in each language', async () => {
    const german = await new Visitor().open(openCosts, '/versandkosten-lieferzeit', {script: true});
    const english = await new Visitor().open(openCosts, '/en-us/shipping-costs', {script: true});
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
        time: 'Zubehör und Teile 5–\u20607\u00a0Werktage, Fahrräder auf Anfrage',
      },
      {
        place: 'Übrige EU',
        parcels: '14,90\u00a0€',
        bikes: '149\u00a0€',
        time: '5–\u20607\u00a0Werktage',
      },
    ]);
    expect(english.table.rows[1]).toEqual({
      place: 'Austria',
      parcels: '€9.90',
      bikes: '€89',
      time: '5–\u20607\u00a0business days',
    });
    expect(german.page.story.slug).toBe(english.page.story.slug);
  });

  it('leads search engines to the page in the other language', async () => {
    const {meta} = await new Visitor().open(openCosts, '/versandkosten-lieferzeit');
    expect(meta).toContainEqual({
      rel: 'alternate',
      hrefLang: 'en-US',
      href: 'https://shop.test/en-us/shipping-costs',
    });
  });
});

/** Publishes rows of the story 'config' as editors write them, for Germany unless they specify another country. */
function write(...rows: Record<string, string>[]): void {
  const shipping = rows.map((row) => ({
    component: 'shipping-row',
    country: 'DE',
    price: '0',
    days_from: '2',
    days_to: '3',
    ...row,
  }));
  standIns.storyblok.edit('config', {content: {shipping}, publish: true});
}

async function readEverywhere() {
  const visitor = new Visitor();
  const {product} = await visitor.open(openProduct, `/products/${noteworthyHandles.flagship}`);
  const {table} = await new Visitor().open(openCosts, '/versandkosten-lieferzeit', {script: true});
  const request = new Request(`${SHOP}/agents.md`);
  const agents = await openAgents({request, params: {}, context: await contextOf(request)});
  return {
    stock: product.stock.text,
    promises: product.sellingPoints.filter(({icon}) => icon === 'truck'),
    data: JSON.stringify(visitor.structuredData),
    rows: table.rows,
    agents: await agents.text(),
  };
}

describe('the rows of shipping costs in the config story', () => {
  it.each([
    ['malformed', {component: 'page'}],
    ['unavailable', null],
  ])('promise nothing while the story is %s', async (_, content) => {
    expectConsoleError("he story 'config'");
    if (content) standIns.storyblok.edit('config', {content, publish: true});
    else server.use(http.get('*/cdn/stories/config', () => new HttpResponse(null, {status: 503})));
    const {rows, agents, data, stock, promises} = await readEverywhere();
    expect({stock, promises}).toEqual({stock: 'Versandfertig', promises: []});
    expect(data).not.toContain('OfferShippingDetails');
    expect(agents).toContain('siehe Kasse');
    expect(rows[0]).toMatchObject({parcels: 'siehe Kasse', bikes: 'siehe Kasse'});
  });

  it('are logged and promise nothing when they cannot be read', async () => {
    expectConsoleError("A row of 'shipping' in the story 'config' cannot be read");
    write({country: 'Deutschland'});
    const {rows, agents, data, ...page} = await readEverywhere();
    expect(page).toEqual({stock: 'Versandfertig', promises: []});
    expect(data).not.toContain('OfferShippingDetails');
    const deferred = {parcels: 'siehe Kasse', bikes: 'siehe Kasse', time: 'auf Anfrage'};
    expect(rows).toEqual([{place: 'Deutschland', ...deferred}]);
    expect(agents).toContain('| Deutschland | siehe Kasse | siehe Kasse | auf Anfrage |');
  });

  it('distinguish parcels from bikes and show where bikes are not delivered', async () => {
    write(
      {goods: 'parcels', days_from: '1', days_to: '2'},
      {goods: 'bikes', days_from: '5', days_to: '10'},
      {country: 'EU', goods: 'parcels'},
    );
    const {rows, agents, stock} = await readEverywhere();
    const bikesOnly = 'D\u00a05–\u206010\u00a0Werktage';
    expect(stock).toBe(`Versandfertig, Lieferzeit ${bikesOnly}`);
    expect(rows.map(({bikes, time}) => [bikes, time])).toEqual([
      [
        'kostenlos',
        'Zubehör und Teile 1–\u20602\u00a0Werktage, Fahrräder 5–\u206010\u00a0Werktage',
      ],
      ['keine Lieferung', '2–\u20603\u00a0Werktage'],
    ]);
    expect(agents).toContain('keine Lieferung');
  });

  it('name no delivery time to where bikes are delivered on request, on the page of a bike either', async () => {
    write({}, {country: 'EU', goods: 'bikes', price: '', days_from: '5', days_to: '7'});
    const {rows, stock} = await readEverywhere();
    expect(rows[1]).toMatchObject({bikes: 'auf Anfrage', time: 'auf Anfrage'});
    expect(stock).toBe('Versandfertig, Lieferzeit D\u00a02–\u20603\u00a0Werktage');
  });
});
