import {getResponse} from 'msw';
import {z} from 'zod';
import {previewToken, publicToken} from './access';
import type {ContentFields} from './content-values';
import {createStoryblok, type PlayedStoryblok, type StoryblokOptions} from './create-storyblok';
import type {WrittenStory} from './story-schema';

/** The identifier of the story with that number. */
export const uuidOf = (number: number): string =>
  `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A story for tests: `content` gets a component, `page` by default. */
export function testStory(
  number: number,
  slug: string,
  content: ContentFields = {},
  more: Partial<WrittenStory> = {},
): WrittenStory {
  const root = {_uid: `root-${number}`, component: 'page', ...content};
  const own = slug.split('/').filter(Boolean).at(-1) ?? slug;
  const written = {name: own, id: number, uuid: uuidOf(number), slug: own, full_slug: slug};
  return {...written, content: root, ...more};
}

/** A link to the story with that number. */
export const linkTo = (number: number, slug: string): ContentFields => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: uuidOf(number),
  url: '',
  cached_url: slug,
});

const picture = 'https://a.storyblok.com/f/288000/1800x1200/0a1b2c3d4e/scene__cargo.jpg';

/** A small space: a page with everything, a translated one, a draft. */
export const smallSpace = (): WrittenStory[] => [
  testStory(1, 'home', {
    headline: 'Räder',
    headline__i18n__en: 'Bicycles',
    lead: 'Nur deutsch',
    lead__i18n__en: '',
    image: {fieldtype: 'asset', id: 7, filename: picture, alt: 'Lastenrad'},
    author: uuidOf(4),
    body: [
      {_uid: 'hero-1', component: 'hero', headline: 'Held', headline__i18n__en: 'Hero'},
      {_uid: 'button-1', component: 'button', label: 'Weiter', link: linkTo(2, 'impressum')},
      {_uid: 'list-1', component: 'people', members: [uuidOf(4), uuidOf(5)]},
      {
        _uid: 'text-1',
        component: 'text',
        body: {
          type: 'doc',
          content: [
            {
              type: 'text',
              text: 'Mehr',
              marks: [
                {type: 'link', attrs: {linktype: 'story', uuid: uuidOf(3), href: '/beratung'}},
              ],
            },
          ],
        },
      },
    ],
  }),
  testStory(
    2,
    'impressum',
    {headline: 'Impressum', price: 20},
    {tag_list: ['recht'], draft_content: {headline: 'Impressum, neu'}, position: 10},
  ),
  testStory(3, 'beratung/', {headline: 'Beratung', price: 5}, {is_startpage: true}),
  testStory(4, 'team/hanne', {component: 'person', headline: 'Hanne', friend: uuidOf(5)}),
  testStory(5, 'team/cem', {component: 'person', headline: 'Cem'}),
  testStory(6, 'entwurf', {headline: 'Noch nicht'}, {published: false}),
];

/** A separate space for a test. */
export const testSpace = (options: StoryblokOptions = {}): PlayedStoryblok =>
  createStoryblok({stories: smallSpace(), ...options});

const story = z.looseObject({
  content: z.record(z.string(), z.json()),
  full_slug: z.string(),
});

/** The fields of a body that tests check. */
const deliveryBody = z.looseObject({
  story: story.optional(),
  stories: z.array(story).optional(),
  links: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).optional(),
  rels: z.array(z.looseObject({uuid: z.string()})).optional(),
  space: z.looseObject({version: z.number()}).optional(),
});

/** Parses a response body of the API. */
export const bodyOf = (body: unknown) => deliveryBody.parse(body);

const host = 'https://content.test';

/** Requests one space; `token` and the current version are added by default. */
export async function ask(
  played: PlayedStoryblok,
  path: string,
  parameters: Record<string, string> = {},
): Promise<{response: Response; text: string}> {
  const draft = parameters.version === 'draft';
  const known = {token: draft ? previewToken : publicToken, cv: String(played.version())};
  const query = new URLSearchParams({...known, ...parameters});
  const request = new Request(`${host}/v2/cdn/${path}?${query}`);
  const response = await getResponse(played.handlers, request);
  if (!response) throw new Error(`Nobody answers ${request.url}`);
  return {response, text: await response.clone().text()};
}

/** The same with the body parsed; fails unless the status is 200. */
export async function read(
  played: PlayedStoryblok,
  path: string,
  parameters: Record<string, string> = {},
): Promise<ReturnType<typeof bodyOf>> {
  const {response, text} = await ask(played, path, parameters);
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${text}`);
  return bodyOf(JSON.parse(text));
}
