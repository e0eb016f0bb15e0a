import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {languageNames} from '../../app/i18n/languages';

describe('the worker bundle', () => {
  const bundle = readFileSync('dist/server/index.js');

  it('is smaller than 1.5 MB, and 450 kB compressed, with two languages', () => {
    const languageCount = languageNames.length;
    expect(bundle.length).toBeLessThan(1_300_000 + 100_000 * languageCount);
    expect(gzipSync(bundle, {level: 9}).length).toBeLessThan(395_000 + 27_500 * languageCount);
  });

  it('imports no Node module', () => {
    expect(bundle.toString()).not.toMatch(/^import .* from ["']node:/m);
  });
});

describe('the search client', () => {
  const worker = readFileSync('dist/server/index.js', 'utf8');

  it('is the variant for workers, without XMLHttpRequest', () => {
    expect(worker.includes('algolianet.com')).toBe(true);
    expect(worker.includes('XMLHttpRequest')).toBe(false);
  });

  it('contains no settings that only a command writes', () => {
    expect(worker.includes('filterOnly(inventory_available)')).toBe(false);
  });
});

describe('the browser files', () => {
  it('have caching rules for Cloudflare', () => {
    expect(readFileSync('dist/client/_headers', 'utf8')).toMatch(
      /\/assets\/\*\n\s+Cache-Control: .*immutable/,
    );
  });

  it('have the security headers of the worker’s responses', () => {
    expect(readFileSync('dist/client/_headers', 'utf8')).toMatch(
      /\n\/\*\n\s+X-Content-Type-Options: nosniff\n\s+Cross-Origin-Resource-Policy: same-origin\n/,
    );
  });
});
