import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {Policy, TextBlock} from './TextBlocks';
import {pageSchema, policySchema, textSchema} from './block-schemas.server';
import {PageBlock} from './StoryPage';

const place = {data: null, level: 2, first: false} as const;
const doc = (words: string) => ({
  type: 'doc',
  content: [{type: 'paragraph', content: [{type: 'text', text: words}]}],
});

const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: {level},
  content: [{type: 'text', text}],
});
const outline = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => level);

describe('a policy block', () => {
  const show = (fields: object) =>
    markup(<Policy content={policySchema.parse({component: 'policy', ...fields})} {...place} />);

  it('shows its texts as independent collapsible sections, initially closed', () => {
    const items = ['a', 'b'].map((title) => ({
      component: 'policy-item',
      title,
      text: doc(`${title}!`),
    }));
    const html = show({items});
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).toMatch(
      /<summary[^>]*><span[^>]*>a<\/span>.*<\/summary><div class="rich-text[^"]*"><p>a!<\/p>/,
    );
    expect(html).not.toMatch(/<details[^>]* (open|name)/);
  });

  it('is open in the visual editor, which lets nobody open it', () => {
    const _editable =
      '<!--#storyblok#{"name": "policy-item", "space": "1", "uid": "u", "id": "2"}-->';
    const item = {component: 'policy-item', title: 'a', text: doc('a!'), _editable};
    expect(show({items: [item]})).toMatch(/<details[^>]* open/);
  });

  it('nests the headings of its texts below its headline, if it has one', () => {
    const text = {type: 'doc', content: [heading(2, 'A'), heading(3, 'B')]};
    const items = [{component: 'policy-item', title: 'a', text}];
    expect(outline(show({headline: 'Rückgabe', items}))).toEqual(['2', '3', '4']);
    expect(outline(show({items}))).toEqual(['2', '3']);
  });
});

describe('a text block', () => {
  const show = (fields: object) =>
    markup(<TextBlock content={textSchema.parse({component: 'text', ...fields})} {...place} />);

  it('nests the headings of its text below its headline, if it has one', () => {
    const body = {type: 'doc', content: [heading(3, 'A'), heading(3, 'B'), heading(4, 'C')]};
    expect(outline(show({headline: 'Anfahrt', body}))).toEqual(['2', '3', '3', '4']);
    expect(outline(show({body}))).toEqual(['2', '2', '3']);
  });
});

describe('a page nested in a page', () => {
  const show = (fields: object) =>
    markup(
      <PageBlock content={pageSchema.parse({component: 'page', ...fields})} {...place}>
        <p>inside</p>
      </PageBlock>,
    );

  it('is a section labelled by its headline', () => {
    expect(show({headline: 'Preise', lead: 'Alle'})).toMatch(
      /<section[^>]* aria-labelledby="([^"]+)"[^>]*><header[^>]*><h2 id="\1"[^>]*>Preise<.*<p>inside<\/p><\/section>/,
    );
  });

  it('shows its buttons without a headline, too', () => {
    const link = {linktype: 'url', url: '/agb'};
    const buttons = [{component: 'button', label: 'Bedingungen', link}];
    expect(show({buttons})).toMatch(/<header.*href="\/agb".*<\/header><p>inside/);
    expect(show({})).not.toContain('<header');
  });

  it('falls back to defaults if all fields are malformed', () => {
    const malformed = {headline: null, noindex: 'yes', seo_image: 7, body: 'x', lead: undefined};
    expect(pageSchema.parse({component: 'page', ...malformed})).toMatchObject({
      headline: '',
      noindex: false,
      seo_image: null,
      body: [],
    });
  });
});
