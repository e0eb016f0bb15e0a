import {z} from 'zod';
import {readLink} from './link-schema.server';
import {anchorName, type ContentLink} from './links';
import type {Mark} from './rich-text';

/** There are fewer kinds of marks than this. */
const MOST_MARKS = 20;

const vendorMark = z.object({
  type: z.string(),
  attrs: z.record(z.string(), z.unknown()).nullish().catch(null),
});

const customAttributes = z.object({title: z.unknown()}).partial();

const known: readonly string[] = [
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'superscript',
  'subscript',
] satisfies Mark[];

interface Marks {
  marks: Mark[];
  link: ContentLink | null;
  /** The name that a link may lead to; '' for none. */
  anchor: string;
}

/** Reads the marks of a piece of text, each once; colours, classes and styles of an editor's own go. */
export function readMarks(values: unknown[]): Marks {
  const marks = values
    .slice(0, MOST_MARKS)
    .flatMap((value) => vendorMark.safeParse(value).data ?? []);
  const attributesOf = (name: string) => marks.find(({type}) => type === name)?.attrs;
  const id = attributesOf('anchor')?.id;
  return {
    marks: [...new Set(marks.map(({type}) => type))].filter(isKnown),
    link: readLink(linkOfMark(attributesOf('link') ?? {})),
    anchor: typeof id === 'string' ? anchorName(id) : '',
  };
}

function isKnown(type: string): type is Mark {
  return known.includes(type);
}

/** A link mark names its address `href`; a link field names it by its type. */
function linkOfMark(attrs: Record<string, unknown>) {
  const {href, linktype, anchor, target, story, custom} = attrs;
  const type = linktype ?? 'url';
  const {title} = customAttributes.safeParse(custom).data ?? {};
  return {linktype: type, cached_url: href, url: href, email: href, anchor, target, story, title};
}
