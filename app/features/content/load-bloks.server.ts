import type {AppLoadContext} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {isBlokName, type BlokName} from './blok-names';
import {blokSources, type BlokSource, type LoadBlok} from './blok-sources.server';
import type {BlokView} from './blok-view';

/** Limits of one story: pages of editors stay far below, a hostile one ends here. */
const DEEPEST = 4;
const MOST_BLOKS = 80;

const vendorBlok = z.looseObject({component: z.string()});

interface Budget {
  bloks: number;
}

/**
 * Reads blocks of a story and fetches, side by side, what they need beyond it. An unknown or malformed block,
 * or one whose data cannot be had, is logged and left out (spec §2): the page still answers.
 */
export async function loadBloks(body: unknown[], context: AppLoadContext): Promise<BlokView[]> {
  return loadLevel(body, context, {bloks: MOST_BLOKS}, 1);
}

async function loadLevel(
  body: unknown[],
  context: AppLoadContext,
  budget: Budget,
  depth: number,
): Promise<BlokView[]> {
  if (depth > DEEPEST) {
    console.error('Blocks are nested too deep and left out');
    return [];
  }
  const taken = body.slice(0, budget.bloks);
  if (taken.length < body.length)
    console.error('A story has too many blocks, the last are left out');
  budget.bloks -= taken.length;
  const loaded = await Promise.all(taken.map((blok) => loadBlok(blok, context, budget, depth)));
  return loaded.filter((blok) => blok !== null);
}

async function loadBlok(
  value: unknown,
  context: AppLoadContext,
  budget: Budget,
  depth: number,
): Promise<BlokView | null> {
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
  try {
    const content = parsed.data;
    const [data, bloks] = await Promise.all([
      loadData(component, content, context),
      'body' in content && Array.isArray(content.body) && component === 'page'
        ? loadLevel(content.body, context, budget, depth + 1)
        : [],
    ]);
    // What stands inside was read by its own schemas; nobody needs it as it came.
    const shown = component === 'page' ? {...content, body: []} : content;
    return {name: component, content: shown, data, bloks} as BlokView;
  } catch (error) {
    console.error(
      `Block '${component}' cannot be loaded`,
      error instanceof Error ? error.message : error,
    );
    return null;
  }
}

/** A source's `load` takes what its own schema gives: the registry keeps both together. */
async function loadData(
  name: BlokName,
  content: unknown,
  context: AppLoadContext,
): Promise<unknown> {
  const {load}: BlokSource = blokSources[name];
  return load ? (load as LoadBlok<unknown>)(content, context) : null;
}
