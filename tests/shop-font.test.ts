import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {filesBelow} from './architecture/source-file';
import {MAX_BYTES, shopCharacters, shopFont, TARGET} from './commands/subset-font.mjs';

describe('the font of every page', () => {
  it('is the current output of `npm run fonts`', async () => {
    const [kept, made] = await Promise.all([readFile(TARGET), shopFont()]);
    expect(Buffer.from(made).equals(kept)).toBe(true);
  });

  it('is at most 40 kB', async () => {
    expect((await readFile(TARGET)).length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('covers every character of the texts in all languages', async () => {
    const known = new Set(await shopCharacters());
    const texts = await Promise.all(
      filesBelow(['locales'], /\.json$/).map((path) => readFile(path, 'utf8')),
    );
    const missing = new Set(
      Array.from(texts.join('')).filter((char) => char !== '\n' && !known.has(char)),
    );
    expect([...missing]).toEqual([]);
  });
});
