import type {ContentFields, ContentValue} from './content-values';
import {storySchema, type StoredStory} from './story-schema';

/** Nesting depth of the endless story; unlimited JSON would overflow the reader's stack instead. */
const levels = 500;
const manyCharacters = 1_000_000;
const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const scriptLink = {
  fieldtype: 'multilink',
  linktype: 'url',
  id: '',
  url: 'javascript:alert(1)',
  cached_url: 'javascript:alert(1)',
};

const page = (number: number, slug: string, content: ContentFields): StoredStory =>
  storySchema.parse({
    name: slug,
    id: 990_000 + number,
    uuid: `00000000-0000-4000-8000-00000099000${number}`,
    slug,
    full_slug: slug,
    content: {_uid: `hostile-${number}`, component: 'page', headline: slug, ...content},
  });

function nested(): ContentValue {
  let body: ContentValue = [];
  for (let level = levels; level > 0; level--) {
    body = [{_uid: `nested-${level}`, component: 'page', headline: `Ebene ${level}`, body}];
  }
  return body;
}

const doc = (...content: ContentValue[]): ContentFields => ({type: 'doc', content});
const paragraph = (text: string, marks: ContentValue[] = []): ContentFields => ({
  type: 'paragraph',
  content: [{type: 'text', text, marks}],
});

const scriptEverywhere = (): ContentFields => ({
  headline: script,
  lead: script,
  seo_title: script,
  seo_description: script,
  body: [
    {
      _uid: 'script-hero',
      component: 'hero',
      headline: script,
      lead: script,
      tone: script,
      image: {fieldtype: 'asset', id: 1, filename: `https://evil.test/${script}`, alt: script},
      buttons: [{_uid: 'script-button', component: 'button', label: script, link: scriptLink}],
    },
    {
      _uid: 'script-text',
      component: 'text',
      headline: script,
      body: doc(
        paragraph(script),
        paragraph('Link', [{type: 'link', attrs: {...scriptLink, href: 'javascript:alert(1)'}}]),
        paragraph('Attribute', [{type: 'styled', attrs: {class: script, onclick: 'alert(1)'}}]),
        {type: 'image', attrs: {src: 'javascript:alert(1)', alt: script, onerror: 'alert(1)'}},
        {type: 'script', content: [{type: 'text', text: 'alert(1)'}]},
      ),
    },
    {_uid: 'script-unknown', component: script, headline: script},
    {_uid: 'script-malformed', component: 'steps', items: script, buttons: 17},
  ],
});

const make = (): StoredStory[] => [
  page(1, 'endlos-verschachtelt', {body: nested()}),
  page(2, 'eine-million-zeichen', {
    body: [
      {
        _uid: 'long-text',
        component: 'text',
        headline: 'Lang',
        body: doc(paragraph('Rad '.repeat(manyCharacters / 4))),
      },
    ],
  }),
  page(3, 'script-in-jedem-feld', scriptEverywhere()),
];

let made: StoredStory[] | undefined;

/** Stories that try to break the shop: found by their slug, but in no list. */
export const hostileStories = (): readonly StoredStory[] => (made ??= make());
