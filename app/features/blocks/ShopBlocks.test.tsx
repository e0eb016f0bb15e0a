import {describe, expect, it, vi} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {contextOf, freshIsolate, SHOP} from '../../../tests/fakes/request-context';
import {node, richTextOf, text as richText} from '../../../tests/fakes/rich-text';
import {expectConsoleError} from '../../../tests/setup';
import {
  contentTeaserSchema,
  customerReviewsSchema,
  loadReviewRating,
  withoutQuotes,
} from './shop-blocks-schema.server';
import {ContentTeaser, CustomerReviews, validStars} from './ShopBlocks';

const base = {component: 'content-teaser', headline: 'Die Werkstatt'};
const showTeaser = (fields: object, hours: {label: string; value: string}[] = []) =>
  markup(
    <ContentTeaser
      content={contentTeaserSchema.parse({...base, ...fields})}
      data={hours}
      level={2}
      first={false}
    />,
  );

describe('ContentTeaser', () => {
  it('shows prices as a table with row headers', () => {
    const html = showTeaser({
      rows: [{component: 'teaser-row', label: 'Inspektion', value: 'ab 79\u00A0€*'}],
    });
    expect(html).toMatch(
      /<th scope="row"[^>]*>Inspektion<\/th><td[^>]*nowrap[^>]*>ab\u00A079\u00A0€\*</,
    );
  });

  it('nests the headings of its text below its headline', () => {
    const heading = (level: number) => node('heading', [richText('Termin')], {level});
    const html = showTeaser({text: richTextOf(heading(2), heading(3))});
    expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(['2', '3', '4']);
  });

  it('leaves out empty fields', () => {
    expect(showTeaser({})).not.toMatch(/<(img|table|dl|ul|p|a)\b/);
  });
});

const review = (more = {}) => ({component: 'review', quote: 'Gut.', author: 'Elif S.', ...more});
const parse = (fields: object) =>
  customerReviewsSchema.parse({component: 'customer-reviews', headline: 'Stimmen', ...fields});
const show = (fields: object, rating = 0, language: 'de' | 'en' = 'de') =>
  markup(
    <CustomerReviews
      content={parse(fields)}
      data={{rating, count: 412, since: ' seit 2019', unverifiedNotice: 'Nicht geprüft.'}}
      level={2}
      first={false}
    />,
    language,
  );

describe('withoutQuotes', () => {
  it.each([
    ['„Gut.“', 'Gut.'],
    ['"Gut."', 'Gut.'],
    ['»Gut.«', 'Gut.'],
    ['Gut.', 'Gut.'],
    ['„Gut“, sagt sie, „sehr gut“', '„Gut“, sagt sie, „sehr gut“'],
    ['„Gut', '„Gut'],
    ['„“', ''],
  ])('turns %s into %s', (quote, plain) => {
    expect(withoutQuotes(quote)).toBe(plain);
  });
});

describe('the stars of a review', () => {
  it.each([
    [5, 5],
    [3.5, 3.5],
    [0, null],
    [6, null],
    [null, null],
  ])('given as %s are read as %s', (stars, valid) => {
    expect(validStars(stars)).toBe(valid);
  });
});

describe('the schema of customer reviews', () => {
  it('leaves out a review without text or author', () => {
    expectConsoleError("part 'review'");
    const items = [review({quote: '„“'}), review({author: ''}), review({stars: '4'}), 'x'];
    expect(parse({items}).items).toMatchObject([{quote: 'Gut.', author: 'Elif S.', stars: 4}]);
  });
});

describe('the Google rating', () => {
  const load = async (shown: boolean) => {
    freshIsolate();
    const context = {...(await contextOf(new Request(SHOP)))};
    const rating = vi
      .spyOn(context.googleReviews, 'rating')
      .mockResolvedValue({rating: 4.8, count: 412});
    vi.spyOn(context.storyblok, 'story').mockResolvedValue(null);
    return {
      ...(await loadReviewRating(parse({show_rating: shown}), context)),
      asked: rating.mock.calls.length,
    };
  };

  it('is requested only if it is shown', async () => {
    expect(await load(true)).toMatchObject({rating: 4.8, count: 412, asked: 1});
    expect(await load(false)).toMatchObject({rating: 0, count: 0, asked: 0});
  });

  it('is shown with a notice that reviews are not verified, as are quotes', async () => {
    expect((await load(true)).unverifiedNotice).toContain('prüfen wir nicht');
    expect(show({items: []}, 4.8)).toContain('Nicht geprüft.');
    expect(show({items: [review()]})).toContain('Nicht geprüft.');
    expect(show({items: []})).not.toContain('Nicht geprüft.');
  });

  it('is announced once: the large figure is hidden from screen readers', () => {
    const html = show({items: [review()]}, 4.8);
    expect(html).toMatch(/<p [^>]*aria-hidden="true">4,8<\/p>/);
    expect(html).toContain('4,8 von 5,0 Sternen');
    expect(html).toContain('aus 412 Google-Bewertungen seit 2019');
    expect(show({items: [review()]}, 4.8, 'en')).toMatch(/4\.8 .*“Gut\.”/);
  });

  it('is hidden when it is unknown', () => {
    expect(show({items: [review()]})).not.toMatch(/Google|von 5,0/);
  });
});

describe('CustomerReviews', () => {
  it('shows quotes with author, subject and the stars in words', () => {
    const html = show({items: [review({subject: 'Werkstatt', stars: 4})]});
    expect(html).toMatch(/4,0 von 5,0 Sternen<\/span>.*<blockquote[^>]*>„Gut\.“<\/blockquote>/);
    expect(html).toMatch(/<figcaption[^>]*>.*Elif S\..*Werkstatt.*<\/figcaption>/);
  });

  it('shows no stars if their number is invalid', () => {
    const html = show({items: [review({stars: 'viele'})]});
    expect(html).toContain('„Gut.“');
    expect(html).not.toContain('Sternen');
  });
});
