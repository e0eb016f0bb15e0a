import {describe, expect, it} from 'vitest';
import {
  extensionOf,
  fileNameOf,
  toDownloadViews,
  reviewNote,
  toReviewViews,
} from './product-details.server';
import {readGeometry} from './geometry-view.server';

const NBSP = '\u00a0';
const cdn = 'https://cdn.test/s/files/1/files';

describe('downloads', () => {
  const file = {id: 'gid://1', alt: 'Anleitung', url: `${cdn}/anleitung.pdf?v=1`};

  it('have a title, file name, extension and size; the title falls back to the file name', () => {
    expect(toDownloadViews([{...file, originalFileSize: 1_234_567}], 'de', fail)).toEqual([
      {
        ...{id: 'gid://1', title: 'Anleitung', url: file.url},
        ...{fileName: 'anleitung.pdf', extension: 'PDF', size: `1,2${NBSP}MB`},
      },
    ]);
    const [plain] = toDownloadViews([{...file, alt: ' ', originalFileSize: 820}], 'en', fail);
    expect(plain).toMatchObject({title: 'anleitung.pdf', size: `1${NBSP}kB`});
  });

  it.each([
    [`${cdn}/Gr%C3%B6%C3%9Fen.xlsx`, 'Größen.xlsx', 'XLSX'],
    [`${cdn}/archiv.tar.gz#a`, 'archiv.tar.gz', 'GZ'],
    [`${cdn}/liesmich`, 'liesmich', ''],
    [`${cdn}/.env`, '.env', ''],
    [`${cdn}/seite.mit-langem-ende`, 'seite.mit-langem-ende', ''],
    [`${cdn}/100%.pdf`, '100%.pdf', 'PDF'],
    ['https://cdn.test', '', ''],
  ])('get file name and extension from %s', (url, name, extension) => {
    expect([fileNameOf(url), extensionOf(fileNameOf(url))]).toEqual([name, extension]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://cdn.test/a.pdf', '/a.pdf', ''])(
    'are left out and reported when their URL is %j',
    (url) => {
      const complaints: string[] = [];
      const views = toDownloadViews([{...file, url}], 'de', (field) => complaints.push(field));
      expect([views, complaints]).toEqual([[], ['downloads']]);
    },
  );

  it.each([
    ['a picture', {image: {url: `${cdn}/plan.jpg`}}, 'plan.jpg'],
    [
      'a film, not its stream',
      {
        sources: [
          {url: `${cdn}/aufbau.m3u8`, format: 'm3u8'},
          {url: `${cdn}/aufbau.mp4`, format: 'mp4'},
        ],
      },
      'aufbau.mp4',
    ],
    ['a model', {sources: [{url: `${cdn}/rahmen.glb`, format: 'glb'}]}, 'rahmen.glb'],
  ])('may be %s', (_, fields, fileName) => {
    expect(toDownloadViews([{id: 'gid://2', alt: 'Plan', ...fields}], 'de', fail)).toMatchObject([
      {id: 'gid://2', title: 'Plan', url: `${cdn}/${fileName}`, fileName, size: null},
    ]);
  });

  it('may be metaobjects with a file and a title, which falls back to the alt text', () => {
    const title = {value: 'Maßblatt'};
    const entry = {id: 'gid://3', title, file: {reference: {...file, originalFileSize: 820}}};
    const told = {id: 'gid://3', url: file.url, size: `1${NBSP}kB`};
    expect(toDownloadViews([entry], 'de', fail)).toMatchObject([{...told, title: 'Maßblatt'}]);
    expect(toDownloadViews([{...entry, title: null}], 'de', fail)).toMatchObject([
      {...told, title: 'Anleitung'},
    ]);
  });

  it.each([
    ['a film without files', {id: 'gid://2', sources: []}],
    ['a picture that is not ready', {id: 'gid://2', image: null}],
    ['an entry without a file', {id: 'gid://3', title: {value: 'Maßblatt'}, file: null}],
  ])('leave out and report %s', (_, reference) => {
    const complaints: string[] = [];
    expect(toDownloadViews([reference], 'de', (field) => complaints.push(field))).toEqual([]);
    expect(complaints).toEqual(['downloads']);
  });

  it('leave out and report references that are not files', () => {
    const complaints: string[] = [];
    expect(toDownloadViews([{}, null, 7], 'de', (field) => complaints.push(field))).toEqual([]);
    expect(complaints).toHaveLength(3);
  });
});

describe('the geometry table', () => {
  const sizes = [
    {size: '45 cm', seatTube: 450, headAngle: 70, wheelbase: 1086, riderHeight: [155, 165]},
    {size: '50 cm', seatTube: 500, headAngle: 70.5, riderHeight: [163, 175]},
  ];
  const unknown = {shape: '', wheel: null, chosen: []};
  const read = readGeometry(JSON.stringify({unit: 'mm', sizes}), unknown, 'de');

  it('lists all sizes and omits measures that no size has', () => {
    expect(read?.view).toEqual({
      sizes: ['45 cm', '50 cm'],
      drawing: null,
      rows: [
        {mark: 'A', label: 'Sitzrohr', values: ['450', '500']},
        {mark: 'D', label: 'Lenkwinkel', values: ['70°', '70,5°']},
        {mark: 'F', label: 'Radstand', values: ['1086', '–']},
        {mark: null, label: 'Körpergröße', values: ['155–165', '163–175']},
      ],
    });
  });

  it('returns the rider height of each size', () => {
    expect(read?.riderHeights).toEqual({'45 cm': '155–165', '50 cm': '163–175'});
  });

  it.each([
    '',
    'null',
    '{',
    '{"unit":"mm","sizes":[]}',
    '{"unit":"inch","sizes":[{"size":"1"}]}',
    '{"unit":"mm","sizes":[{"size":"1","reach":"weit"}]}',
    '{"unit":"mm","sizes":{"length":3}}',
  ])('is null for an invalid value: %j', (value) => {
    expect(readGeometry(value, unknown, 'de')).toBeNull();
  });
});

describe('reviews', () => {
  const stars = (value: string, max = '5.0') =>
    JSON.stringify({value, scale_min: '1.0', scale_max: max});
  const review = (id: string, submittedAt: string, more: object = {}) => ({
    id,
    rating: {value: stars('4.0')},
    title: {value: 'Gut'},
    body: {value: 'Fährt.'},
    author: {value: 'Nele R.'},
    submittedAt: {value: submittedAt},
    ...more,
  });

  it('are sorted newest first, with dates in the time zone of the shop', () => {
    const older = review('1', '2026-08-28T09:30:00Z');
    const newer = review('2', '2026-09-11T22:30:00Z', {
      author: null,
      rating: {value: stars('9', '10')},
    });
    const views = toReviewViews([older, newer], 'de', fail);
    expect(views).toMatchObject([
      {id: '2', rating: 4.5, ratingText: '4,5', author: '', date: '12. September 2026'},
      {
        id: '1',
        rating: 4,
        title: 'Gut',
        body: 'Fährt.',
        author: 'Nele R.',
        date: '28. August 2026',
      },
    ]);
    expect(toReviewViews([older], 'en', fail)[0]?.date).toBe('August 28, 2026');
  });

  it.each([
    [{value: 'true'}, 'Kauf geprüft'],
    [{value: 'false'}, ''],
    [{value: 'yes'}, ''],
    [null, ''],
    [undefined, ''],
  ])('with %j in the verified field have the label %j', (verified, verifiedLabel) => {
    const views = toReviewViews([review('1', '2026-08-28T09:30:00Z', {verified})], 'de', fail);
    expect(views).toMatchObject([{verifiedLabel}]);
  });

  it.each([
    ['there are none', null, [], 'noch keine Bewertungen'],
    ['only an average is known', 12, [], 'nicht geprüft, ob er bei uns gekauft wurde'],
    ['none is checked', 2, [null, null], 'nicht geprüft, ob er bei uns gekauft wurde'],
    ['some are checked', 2, ['true', null], 'Bei allen anderen'],
    ['more go into the average', 3, ['true', 'true'], 'die nur in den Durchschnitt eingehen'],
    ['every one is checked', 2, ['true', 'true'], 'Alle Bewertungen zu diesem Artikel tragen'],
  ])('have a note on how they are verified when %s', (_, count, verified, told) => {
    const entries = verified.map((value, at) =>
      review(String(at), '2026-08-28T09:30:00Z', {verified: {value}}),
    );
    const rating = count === null ? null : {value: 4, text: '4,0', count};
    const text = reviewNote(rating, toReviewViews(entries, 'de', fail), 'de');
    expect(text).toContain(told);
    expect(text).toContain('So prüfen wir');
  });

  it.each([
    [{}],
    [{id: '1'}],
    [review('1', 'gestern')],
    [review('1', '2026-08-28T09:30:00Z', {rating: {value: 'viele'}})],
    [review('1', '2026-08-28T09:30:00Z', {rating: {value: stars('7')}})],
    [review('1', '2026-08-28T09:30:00Z', {title: null, body: {value: ' '}})],
  ])('are left out and reported when invalid: %j', (reference) => {
    const complaints: string[] = [];
    expect(toReviewViews([reference], 'de', (field) => complaints.push(field))).toEqual([]);
    expect(complaints).toEqual(['reviews']);
  });
});

function fail(field: string): never {
  throw new Error(`unexpected complaint about ${field}`);
}
