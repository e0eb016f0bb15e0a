import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {contextOf, freshIsolate, SHOP} from '../../../tests/fakes/request-context';
import {RoutePlanner, withAddress} from './RoutePlanner';
import {loadMapService, mapUrls, routePlannerSchema} from './shop-blocks-schema.server';

const OSM = 'https://www.openstreetmap.org';
const shop = {address: 'Speichenweg 12, 50674 Köln', latitude: 50.93, longitude: 6.94};
const parse = (fields: object = {}) =>
  routePlannerSchema.parse({
    component: 'route-planner',
    headline: 'Mit dem Rad zu uns',
    ...shop,
    ...fields,
  });
const show = (fields: object = {}) => {
  const content = parse(fields);
  const data = mapUrls(OSM, content);
  return markup(<RoutePlanner content={content} data={data} level={2} first={false} />);
};

describe('mapUrls', () => {
  it('uses the coordinates', () => {
    expect(mapUrls(`${OSM}/`, shop)).toEqual({
      directions: `${OSM}/directions`,
      destination: '50.93,6.94',
      page: `${OSM}/?mlat=50.93&mlon=6.94#map=17/50.93/6.94`,
      embed: `${OSM}/export/embed.html?bbox=6.93400%2C50.92760%2C6.94600%2C50.93240&layer=mapnik&marker=50.93%2C6.94`,
    });
  });

  it.each([{latitude: null}, {longitude: null}, {latitude: 90}, {longitude: -180.1}])(
    'falls back to the postal address for invalid coordinates: %j',
    (wrong) => {
      expect(mapUrls(OSM, {...shop, ...wrong})).toEqual({
        directions: `${OSM}/directions`,
        destination: 'Speichenweg 12, 50674 Köln',
        page: `${OSM}/search?query=Speichenweg+12%2C+50674+K%C3%B6ln`,
        embed: null,
      });
    },
  );

  it('uses the map service from the settings', async () => {
    freshIsolate();
    const load = async (more: Record<string, string>) =>
      loadMapService(parse(), {...(await contextOf(new Request(SHOP), more))});
    expect((await load({MAP_ORIGIN: 'http://127.0.0.1:4010/x'})).directions).toBe(
      'http://127.0.0.1:4010/directions',
    );
  });
});

describe('withAddress', () => {
  it.each([
    ['', 'Weg 1, Köln'],
    ['Parken im Hof.', 'Weg 1, Köln. Parken im Hof.'],
    ['Weg 1, 50674 Cologne. Park in the yard.', 'Weg 1, 50674 Cologne. Park in the yard.'],
  ])('turns %j into %j', (text, expected) => {
    expect(withAddress(text, 'Weg 1, Köln')).toBe(expected);
  });
});

describe('the schema of a route planner', () => {
  it('parses coordinates that Storyblok sends as text', () => {
    expect(parse({latitude: '50.9301', longitude: 'ost'})).toMatchObject({
      latitude: 50.9301,
      longitude: null,
      map_image: null,
      text: '',
    });
  });
});

describe('RoutePlanner rendered by the worker', () => {
  it('has a plain form for directions that opens a new tab', () => {
    const html = show();
    expect(html).toMatch(
      /<form action="https:\/\/www\.openstreetmap\.org\/directions" target="_blank" rel="noopener"/,
    );
    expect(html).toContain('<input type="hidden" name="to" value="50.93,6.94"/>');
    expect(html).toMatch(/<label[^>]*><span[^>]*>Startadresse<\/span><input name="from"/);
    expect(html).toContain('Route planen');
  });

  it('loads nothing from the map service', () => {
    const html = show();
    expect(html.replace(/data-live-map="[^"]*"/, '')).not.toMatch(/<iframe|embed\.html/);
    expect(html).toMatch(/<a href="https:\/\/www\.openstreetmap\.org\/\?mlat=50\.93/);
  });

  it('offers the live map with a privacy notice, only when JavaScript is available', () => {
    expect(show()).toMatch(
      /noscript:hidden">[^<]*IP-Adresse.*noscript:hidden"><button type="button"/,
    );
    expect(show({latitude: null})).not.toMatch(/Karte laden|IP-Adresse/);
  });

  it('escapes hostile text', () => {
    const html = show({address: '"><script>x</script>', latitude: null});
    expect(html).not.toContain('<script');
    expect(html).toContain('/search?query=%22%3E%3Cscript%3Ex');
  });
});
