import {readdirSync, readFileSync} from 'node:fs';
import {servicePages} from '../../../app/features/search/found-pages.server';
import {languages, type Language} from '../../../app/i18n/languages';
import {createTranslate, flattenAreas, type Translate} from '../../../app/i18n/translate';

/** A page as the search knows it. */
export interface PageRecord {
  /** The slug of its story, or the name of a page that has none. */
  objectID: string;
  title: string;
  /** Words that editors want it found by, whatever it says: the tags of the story. */
  tags: string[];
  description: string;
  /** Titles of its parts. What it says below them names goods too often. */
  headings: string[];
}

interface Story {
  full_slug: string;
  name: string;
  tag_list: string[];
  content: Record<string, unknown>;
}

/**
 * What the search index of pages holds in a language: stories that visitors can open and editors did not hide, then the
 * pages without a story. `stories` are in that language.
 */
export function pageRecords(stories: readonly Story[], language: Language): PageRecord[] {
  const t = translatorOf(language);
  return [
    ...stories.flatMap(storyRecord),
    ...servicePages.map(({page, story, title, description}) => ({
      objectID: page,
      title: t(title),
      tags: stories.find((one) => slugOf(one) === story)?.tag_list ?? [],
      description: t(description),
      headings: [],
    })),
  ];
}

/** The code of the language stands before translated slugs, a slash after the first story of a folder. */
const slugOf = ({full_slug: slug}: Story) => slug.replace(/^\w\w\//, '').replace(/\/$/, '');

function storyRecord(story: Story): PageRecord[] {
  const {name, tag_list: tags, content} = story;
  const objectID = slugOf(story);
  if (content.component !== 'page' || objectID === 'home' || content.noindex === true) return [];
  const told = (...fields: string[]) =>
    fields.flatMap((field) => textOf(content[field]) || []).at(0);
  return [
    {
      objectID,
      title: told('headline', 'seo_title') ?? name,
      tags,
      description: told('seo_description', 'lead') ?? '',
      headings: headingsIn(content),
    },
  ];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Fields that are shown as the title of a part. */
const HEADING = /^(headline|seo_title|title|question)$/;

/** Titles in a block and in the blocks inside, those of rich texts too. */
function headingsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'heading') return [plainText(value)];
  const found = Object.entries(value).flatMap(([field, inner]) =>
    HEADING.test(field) ? textOf(inner) || [] : headingsIn(inner),
  );
  return [...new Set(found)];
}

/** The words of a rich text's node. */
function plainText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node) return textOf(node.text);
  return 'content' in node && Array.isArray(node.content)
    ? node.content.map(plainText).filter(Boolean).join(' ')
    : '';
}

/** Reads the messages without Vite, so that the demo's search can begin with the same records. */
function translatorOf(language: Language): Translate {
  const folder = new URL(`../../../locales/${language}/`, import.meta.url);
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .map((file): [string, object] => {
      const content: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return [`/${file}`, Object(content) as object];
    });
  return createTranslate(flattenAreas(Object.fromEntries(files)), languages[language].locale);
}
