import {z} from 'zod';
import {memoize} from '~/services/http/isolate-memory';
import {isBlokName, type BlokName} from './blok-names';
import {blokSources, type BlokContent} from './blok-sources.server';

const vendorBlok = z.looseObject({component: z.string()});

/** A block as its own schema reads it. */
interface ReadBlok {
  name: BlokName;
  content: BlokContent<BlokName>;
  /** Blocks inside of it, as they came. */
  body: unknown[];
}

const read = memoize((value: object): ReadBlok | null => {
  const component = vendorBlok.safeParse(value).data?.component;
  if (!isBlokName(component)) {
    console.error(`Component ${component ?? 'without a name'} doesn't exist.`);
    return null;
  }
  const parsed = blokSources[component].schema.safeParse(value);
  if (!parsed.success) {
    console.error(`Block '${component}' is malformed: ${z.prettifyError(parsed.error)}`);
    return null;
  }
  const content = parsed.data;
  if (!holdsBlocks(content)) return {name: component, content, body: []};
  // What stands inside is read by its own schemas; nobody needs it as it came.
  return {name: component, content: {...content, body: []}, body: content.body};
});

function holdsBlocks(content: BlokContent<BlokName>): content is BlokContent<'page'> {
  return 'body' in content && Array.isArray(content.body);
}

/**
 * Reads a block of a story; `null`, logged, for one that is unknown or malformed. Blocks of a story
 * that the isolate remembers are read once, not for each request.
 */
export function readBlok(value: unknown): ReadBlok | null {
  return read(typeof value === 'object' && value !== null ? value : {});
}
