import type {CookieName} from '~/storage';

/** A page as it was first answered, for everybody with the same key. */
export interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: [name: string, value: string][];
  /** What stands in body and headers and has to be another one in each answer. */
  nonce: string;
  pageId: string;
  /** Cookies that were looked for and not there while it was made. */
  lookedFor: readonly CookieName[];
  /** Storyblok's, of the content in it. */
  contentVersion: number | undefined;
  /** In ms since 1970. */
  madeAt: number;
}

export type PageMemory = ReturnType<typeof createPageMemory>;

/** Isolates have 128 MB for everything. */
const MOST_BYTES = 16 * 1024 * 1024;
/** How long a page counts as one that may not be kept. */
const PERSONAL_MS = 10_000;
/** Longer than any supplier is waited for. */
const LONGEST_MAKING_MS = 15_000;
const MOST_NOTES = 1_000;

/**
 * The pages that an isolate keeps: at most so many bytes, of which the page goes first that was not asked for longest.
 * Expired pages stay until then, as they tell which cookies a page reads.
 */
export function createPageMemory(_isolate?: unknown, mostBytes = MOST_BYTES) {
  const pages = new Map<string, KeptPage>();
  const personal = new Map<string, number>();
  const beingMade = new Map<string, number>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= pages.get(key)?.body.byteLength ?? 0;
    pages.delete(key);
  }

  return {
    get(key: string): KeptPage | null {
      const page = pages.get(key);
      if (!page) return null;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set(key: string, page: KeptPage): void {
      forget(key);
      pages.set(key, page);
      bytes += page.body.byteLength;
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break;
        forget(oldest);
      }
    },
    /** Notes that the page may not be kept. */
    setPersonal(key: string): void {
      forget(key);
      note(personal, key, PERSONAL_MS);
    },
    isPersonal: (key: string) => isNoted(personal, key),
    beginMaking: (key: string) => note(beingMade, key, LONGEST_MAKING_MS),
    endMaking: (key: string) => void beingMade.delete(key),
    isBeingMade: (key: string) => isNoted(beingMade, key),
  };
}

function note(notes: Map<string, number>, key: string, lifetimeMs: number): void {
  notes.delete(key);
  notes.set(key, Date.now() + lifetimeMs);
  const [oldest] = notes.keys();
  if (notes.size > MOST_NOTES && oldest !== undefined) notes.delete(oldest);
}

const isNoted = (notes: Map<string, number>, key: string) => (notes.get(key) ?? 0) > Date.now();
