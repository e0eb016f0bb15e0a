import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  expectedEntryFields,
  expectedMenus,
  expectedMetafields,
} from '../app/services/shopify/expected';
import {expectedStories} from '../app/services/storyblok/expected';
import {configSchema} from '../app/features/site/site-schemas.server';
import {expectations} from './commands/write-components';

/** All code of the shop but tests, tables and what is generated. */
const code = readdirSync('app', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|generated|expected\.ts$/.test(file))
  .map((file) => readFileSync(`app/${file}`, 'utf8'));

/** What the first group of a pattern finds in all of the code, each once. */
const found = (...patterns: RegExp[]) => [
  ...new Set(
    code.flatMap((text) =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([, ...groups]) => groups.join('.')),
      ),
    ),
  ),
];

const slugs = expectedStories.map(({slug}) => slug);
const menus = expectedMenus.map(({handle}) => handle);
const keys = expectedMetafields.map(({key}) => key);
const fields = [...new Set(expectedEntryFields.map(({key}) => key))];

describe('what the shop expects of its suppliers', () => {
  it('are the stories that the code reads by their slug', () => {
    const read = found(
      /\bstory\('([\w/-]+)'/g,
      /\bslug: '([\w/-]+)'/g,
      /loadContentPage\(context, '([\w/-]+)'/g,
    );
    expect(read.toSorted()).toEqual(slugs.toSorted());
  });

  it('are the menus and metafields that the code asks for', () => {
    expect(found(/\bmenu\.get\('([\w-]+)'/g)).toEqual(menus);
    const asked = found(/namespace: "([\w-]+)", key: "([\w-]+)"/g).map((key) =>
      key.replace(/^features\..*/, 'features.*'),
    );
    expect([...new Set(asked)].toSorted()).toEqual(keys.toSorted());
    expect(found(/\bfield\(key: "([\w-]+)"\)/g).toSorted()).toEqual(fields.toSorted());
  });

  it('stands in docs/setting-up.md and is printed with the components', () => {
    const guide = readFileSync('docs/setting-up.md', 'utf8');
    const named = Object.keys(configSchema.meta()?.model?.shape ?? {}).filter((name) =>
      /_(page|collection)$/.test(name),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const name of [...slugs, ...menus, ...keys, ...fields, ...named]) {
      expect(guide, name).toContain(`\`${name}\``);
      expect(expectations(), name).toContain(name);
    }
  });
});
