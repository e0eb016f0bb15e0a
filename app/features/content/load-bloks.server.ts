import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {BlokName} from './blok-names';
import {blokSources, type BlokSource, type LoadBlok} from './blok-sources.server';
import type {BlokView} from './blok-view';
import {readBlok} from './read-blok.server';

/** Limits of one story: pages of editors stay far below, a hostile one ends here. */
const DEEPEST = 4;
const MOST_BLOKS = 80;

interface Budget {
  bloks: number;
}

/**
 * Reads blocks of a story and fetches, side by side, what they need beyond it. An unknown or malformed block,
 * or one whose data cannot be had, is logged and left out: the page still answers.
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
  if (body.length === 0) return [];
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
  const read = readBlok(value);
  if (!read) return null;
  const {name, content, body} = read;
  try {
    const [data, bloks] = await Promise.all([
      loadData(name, content, context),
      loadLevel(body, context, budget, depth + 1),
    ]);
    return {name, content, data, bloks} as BlokView;
  } catch (error) {
    console.error(
      `Block '${name}' cannot be loaded`,
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
