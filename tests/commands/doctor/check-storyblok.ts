import {z} from 'zod';
import {languageNames, languages} from '../../../app/i18n/languages';
import {PICTURE} from '../../../app/features/pictures/content-pictures.server';
import {readDay, readTime} from '../../../app/features/site/shop-day';
import {expectedStories} from '../../../app/features/story/expected-stories.server';
import {readLink} from '../../../app/features/story/link-schema.server';
import {matchPage, pageStories} from '../../../app/pages';
import {trimSlashes} from '../../../app/services/storyblok/story-schema';
import {required, type CommandSettings, type Pause} from '../setup/change-list';
import {allComponents} from '../setup/components';
import {
  type Block,
  blocksIn,
  fetchDelivery,
  visibleStories,
  type DeliveredStory as Story,
} from '../setup/delivery-api';
import {openManagementApi, planStoryblok} from '../setup/storyblok';
import {checkHandles} from './check-handles';
import {
  summarize,
  missingSetUp,
  right,
  runCheck,
  unknown,
  warning,
  wrong,
  type Finding,
} from './finding';

const TOKENS = 'Storyblok → Settings → Access tokens';
const CONTENT = 'Storyblok → Content';

/** Checks tokens, languages, stories with their required fields and, with a personal token, all components. */
export async function checkStoryblok(settings: CommandSettings, pause?: Pause): Promise<Finding[]> {
  const {STORYBLOK_TOKEN: token} = required(settings, 'STORYBLOK_TOKEN');
  const me = await fetchDelivery(settings, 'spaces/me', {token});
  if (!me.ok) {
    const fix = `${TOKENS}; STORYBLOK_REGION, as a token is unknown in other regions`;
    return [wrong(`STORYBLOK_TOKEN: Storyblok answered ${me.status}`, fix)];
  }
  const stories = await visibleStories(settings);
  return [
    ...checkSpace(me.body, settings),
    ...(await checkPreviewToken(me.body, settings)),
    ...checkStories(stories),
    ...(await checkPlaceholders(stories, settings)),
    ...checkConfig(stories, settings),
    ...(await checkHandles(stories, settings)),
    ...(await runCheck('STORYBLOK_MANAGEMENT_TOKEN, STORYBLOK_SPACE_ID', () =>
      checkComponents(settings, pause),
    )),
  ];
}

function checkSpace(body: unknown, settings: CommandSettings): Finding[] {
  const {space} = spaceSchema.parse(body);
  const wanted = languageNames.flatMap((name) => languages[name].storyblok ?? []);
  const missing = wanted.filter((code) => !space.language_codes.includes(code));
  const named = settings.STORYBLOK_SPACE_ID;
  return [
    named && named !== String(space.id)
      ? wrong(`STORYBLOK_SPACE_ID is ${named}, the token's space ${space.id}`, 'STORYBLOK_SPACE_ID')
      : right(`space ${space.id}`),
    ...(missing.length > 0
      ? [
          wrong(
            `language of contents missing: ${missing.join(', ')}`,
            'Storyblok → Settings → Internationalization, or npm run setup:storyblok',
          ),
        ]
      : []),
  ];
}

const spaceSchema = z.object({
  space: z.object({id: z.number(), language_codes: z.array(z.string()).default([])}),
});

async function checkPreviewToken(body: unknown, settings: CommandSettings): Promise<Finding[]> {
  const token = settings.STORYBLOK_PREVIEW_TOKEN;
  if (!token) return [];
  const {space} = spaceSchema.parse(body);
  const own = await fetchDelivery(settings, 'spaces/me', {token});
  const read = spaceSchema.safeParse(own.body);
  if (read.success && read.data.space.id !== space.id) {
    const what = `STORYBLOK_PREVIEW_TOKEN reads space ${read.data.space.id}, not ${space.id}`;
    return [wrong(what, TOKENS)];
  }
  const {ok, status} = await fetchDelivery(settings, 'stories', {
    token,
    version: 'draft',
    per_page: '1',
  });
  return ok ? [] : [wrong(`STORYBLOK_PREVIEW_TOKEN reads no drafts (${status})`, TOKENS)];
}

/** Slugs of the stories that pages of the shop show. */
const ownSlugs = new Set<string>(Object.values(pageStories));

function checkStories(stories: Story[]): Finding[] {
  const known = new Map(stories.map((story) => [story.full_slug.replace(/\/$/, ''), story]));
  const absent = expectedStories.flatMap(({slug, type, without, vital}) => {
    const story = known.get(slug);
    if (story?.content.component === type) return [];
    const what = story
      ? `story ${slug} is of another type than ${type}: ${without}`
      : `story ${slug} is not published: ${without}`;
    const fix = `${CONTENT} → ${slug} (npm run setup:storyblok makes a draft)`;
    return vital ? wrong(what, fix) : warning(what, fix);
  });
  const empty = stories.flatMap(({full_slug, content}) =>
    emptyFields(content).map((field) => `${full_slug}: ${field}`),
  );
  const foreign = stories.flatMap(({full_slug, content}) =>
    foreignBlocks(content).map((block) => `${full_slug}: ${block}`),
  );
  const shown = new Set([...known.keys(), ...stories.map(({uuid}) => uuid)]);
  const dead = stories.flatMap(({full_slug, content}) =>
    [...new Set(deadLinks(content, shown))].map((slug) => `${full_slug} → ${slug}`),
  );
  const unseen = [...known.keys()].filter(
    (slug) => !ownSlugs.has(slug) && matchPage(`/${slug}`)?.page !== 'content',
  );
  const unreadable = stories.flatMap(({full_slug, content}) =>
    unreadableFields(content).map((field) => `${full_slug}: ${field}`),
  );
  return [
    ...(absent.length > 0 ? absent : [right(`${stories.length} stories`)]),
    ...(dead.length > 0
      ? [
          warning(
            `${dead.length} links to unpublished or deleted stories, or that cannot be read: ${summarize(dead)}`,
            CONTENT,
          ),
        ]
      : []),
    ...(unseen.length > 0
      ? [
          warning(
            `stories that nobody sees, as the shop has a page of its own there: ${summarize(unseen)}`,
            `${CONTENT}: another slug, or delete them`,
          ),
        ]
      : []),
    ...(empty.length > 0
      ? [wrong(`${empty.length} required fields are empty: ${summarize(empty)}`, CONTENT)]
      : []),
    ...(unreadable.length > 0
      ? [
          wrong(
            `${unreadable.length} fields contain no text, day, time or picture that pages can show: ${summarize(unreadable)}`,
            'Storyblok → Block library → the type of the field; pictures as JPEG, times as 18:30',
          ),
        ]
      : []),
    ...(foreign.length > 0
      ? [warning(`${foreign.length} unsupported blocks: ${summarize(foreign)}`, CONTENT)]
      : []),
  ];
}

const schemas = new Map(allComponents().map(({name, schema}) => [name, schema]));

/** Empty required fields such as `hero.headline`: without them the shop omits the block. */
function emptyFields(content: Block): string[] {
  return blocksIn(content).flatMap((block) =>
    Object.entries(schemas.get(String(block.component)) ?? {})
      .filter(([name, {required: isRequired}]) => isRequired && isEmpty(block[name]))
      .map(([name]) => `${String(block.component)}.${name}`),
  );
}

/** Fields such as `page.lead` whose type an editor has changed, unreadable days and times, pictures such as HEIC. */
function unreadableFields(content: Block): string[] {
  return blocksIn(content).flatMap((block) =>
    Object.entries(schemas.get(String(block.component)) ?? {})
      .filter(([name, {type, filetypes}]) => {
        const value = block[name] ?? '';
        const read = type === 'datetime' ? readDay : /^(opens|closes)$/.test(name) && readTime;
        if (read && typeof value === 'string') return value.trim() !== '' && !read(value);
        if (/^text/.test(type)) return typeof value !== 'string';
        const file = filetypes?.includes('images') && fileSchema.safeParse(block[name]).data;
        return file && file.filename !== '' && !PICTURE.test(file.filename);
      })
      .map(([name]) => `${String(block.component)}.${name}`),
  );
}
const fileSchema = z.object({filename: z.string()});

/** A link of a field or a text: in texts it has `uuid` and `href` instead of `id` and the other addresses. */
const linkSchema = z.object({linktype: z.string()}).catchall(z.string().nullish().catch(null));

/**
 * Addresses of links that lead nowhere: of stories that visitors cannot see, or such as no page can follow. `shown`:
 * slugs and identifiers of the stories that they can.
 */
function deadLinks(value: unknown, shown: ReadonlySet<string>): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((own) => deadLinks(own, shown));
  const {data: link} = linkSchema.safeParse(value);
  if (!link) return inner;
  const {linktype, id, uuid, cached_url, url, email, href} = link;
  const address = trimSlashes(href || cached_url || url || email || '');
  const isHidden = linktype === 'story' && !shown.has(address) && !shown.has(uuid || id || '');
  const isUnreadable = !readLink({cached_url: href, url: href, email: href, ...value});
  return address && (isHidden || isUnreadable) ? [address, ...inner] : inner;
}

function foreignBlocks(content: Block): string[] {
  const names = blocksIn(content).map(({component}) => String(component));
  return [...new Set(names)].filter((name) => !schemas.has(name));
}

/** Whether a text, list, link or file is empty. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value === null) return value === undefined || value === null;
  if ('filename' in value) return !value.filename;
  if ('linktype' in value)
    return !['id', 'url', 'cached_url', 'email'].some((key) => Reflect.get(value, key));
  return false;
}

/** Texts of the initial and the demo's stories, and of usual templates, that no shop may publish. */
const placeholder =
  /Name des Ladens|Dieser Text ist ein Muster|This text is a sample|Ein Satz für Suchmaschinen|A sentence for search engines|Hinweis zur Demo|About this demo|\(Platzhalter\)|\(placeholder\)|\.example\b|lorem ipsum|mustermann|musterstra(?:ß|ss)e|\[(?:…|\.\.\.|URL|Name|Firma)/i;

async function checkPlaceholders(stories: Story[], settings: CommandSettings): Promise<Finding[]> {
  const codes = languageNames.flatMap((name) => languages[name].storyblok ?? []);
  const others = await Promise.all(codes.map((code) => visibleStories(settings, code)));
  const left = [...stories, ...others.flat()].flatMap(({full_slug, content}) => {
    const [found] = textsIn(content).flatMap((text) => placeholder.exec(text)?.[0] ?? []);
    return found ? `${full_slug} (${found})` : [];
  });
  if (left.length === 0) return [];
  // A development store filled with the demo has them for good.
  return [warning(`stories with placeholder texts: ${summarize(left)}`, CONTENT)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Who the shop is, on pages, in mails and where a withdrawal can be sent that was not delivered, and the period that
 * ratings of products cover; all are empty at first.
 */
const legalFacts = [
  ...['company_name', 'company_details', 'phone', 'email'],
  ...['street', 'zip_code', 'city', 'country', 'product_reviews_since'],
];

/** The pages and collections that `config` links to, and what it says about the company. */
function checkConfig(stories: Story[], settings: CommandSettings): Finding[] {
  const config = stories.find(({full_slug}) => full_slug === 'config')?.content;
  if (!config) return [];
  const named = Object.keys(schemas.get('config') ?? {}).filter((name) =>
    /_(page|collection)$/.test(name),
  );
  const empty = named.filter((name) => isEmpty(config[name]));
  const facts = settings.GOOGLE_PLACES_API_KEY
    ? [...legalFacts, 'google_reviews_since']
    : legalFacts;
  const unnamed = facts.filter((name) => isEmpty(config[name]));
  const fix = `${CONTENT} → config`;
  return [
    ...(empty.length > 0
      ? [
          warning(
            `config names no ${empty.join(', ')}: their links are hidden, those of browse_collection lead to the search`,
            fix,
          ),
        ]
      : []),
    ...(unnamed.length > 0
      ? [
          warning(
            `config has no ${unnamed.join(', ')}: pages and mails lack what the law requires`,
            fix,
          ),
        ]
      : []),
  ];
}

async function checkComponents(settings: CommandSettings, pause?: Pause): Promise<Finding[]> {
  if (!settings.STORYBLOK_MANAGEMENT_TOKEN || !settings.STORYBLOK_SPACE_ID) {
    return [unknown('components of the space', 'STORYBLOK_MANAGEMENT_TOKEN in the shell')];
  }
  const plan = await planStoryblok(openManagementApi(settings, pause), settings);
  const findings = missingSetUp(plan, 'setup:storyblok');
  return findings.length > 0 ? findings : [right('components, languages, preview address')];
}
