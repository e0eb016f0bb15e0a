import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import * as code from './architecture/code-rules';
import {
  forbiddenImports,
  findImportCycles,
  standInImportsApp,
  waysToVite,
} from './architecture/import-rules';
import {filesBelow, readJson, readSources} from './architecture/source-file';
import {
  endsOf,
  germanWords,
  missingKeys,
  namedFiles,
  untranslatedTexts,
} from './architecture/text-rules';

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const app = readSources(filesBelow(['app'], /\.tsx?$/)).filter(({path}) => !isTest(path));
const server = readSources(['server.ts']);
const standIns = readSources(filesBelow(['tests/stand-ins'], /\.tsx?$/));
const commands = readSources(filesBelow(['tests/commands'], /\.tsx?$/));
const journeys = readSources(filesBelow(['tests/e2e'], /\.tsx?$/));
const written = filesBelow(['app', 'tests'], /\.(tsx?|[cm]?js|css|html)$/);

describe('layers', () => {
  it('import only what the table of layers allows', () => {
    expect([...server, ...app].flatMap(forbiddenImports)).toEqual([]);
  });

  it('have no import cycles', () => {
    expect(findImportCycles([...server, ...app])).toEqual([]);
  });

  it('keep stand-ins free of imports from the app', () => {
    expect(standIns.flatMap(standInImportsApp)).toEqual([]);
  });

  it('give stand-ins and browser tests only modules that load without Vite', () => {
    const roots = [...standIns.filter(({path}) => !isTest(path)), ...journeys];
    expect(waysToVite(roots, [...roots, ...commands, ...app])).toEqual([]);
  });

  it('call fetch in services only', () => {
    expect([...server, ...app].flatMap(code.fetchOutsideServices)).toEqual([]);
  });

  it('contain GraphQL in services of Shopify only', () => {
    expect([...server, ...app].flatMap(code.graphqlOutsideServices)).toEqual([]);
  });
});

describe('forms', () => {
  it('are read by the shared form code only', () => {
    expect([...server, ...app].flatMap(code.formsReadElsewhere)).toEqual([]);
  });
});

describe('pages', () => {
  it('have no deferred content', () => {
    expect(app.flatMap(code.lateContent)).toEqual([]);
  });

  it('have no script in static blocks', () => {
    expect(code.scriptInKeptBlocks(app)).toEqual([]);
  });

  it('take every text from locales/', () => {
    expect(app.flatMap(untranslatedTexts)).toEqual([]);
    expect(app.flatMap(germanWords)).toEqual([]);
  });
});

describe('files', () => {
  it('have at most 300 lines', () => {
    expect(readSources(written).flatMap(code.tooLong)).toEqual([]);
  });

  it('have no vague names', () => {
    expect(filesBelow(['app', 'tests'], /./).flatMap(code.vagueName)).toEqual([]);
  });
});

describe('docs and comments', () => {
  const docs = readSources(['README.md', ...filesBelow(['docs', 'tests'], /\.md$/)]);
  const named = [...docs, ...app].flatMap((file) =>
    namedFiles(file).map((name) => [name, file.path]),
  );

  it('mention only files that exist', () => {
    const there = filesBelow(['app', 'tests', 'docs', 'locales'], /./).concat(readdirSync('.'));
    const ends = new Set(there.flatMap((path) => endsOf(path)));
    expect(named.filter(([name = '']) => !ends.has(name))).toEqual([]);
  });
});

describe('messages', () => {
  const german = filesBelow(['locales/de'], /\.json$/);
  const others = readdirSync('locales').filter((language) => language !== 'de');

  describe.each(others)('in %s', (language) => {
    const twin = (path: string) => path.replace('locales/de/', `locales/${language}/`);
    const own = filesBelow([`locales/${language}`], /\.json$/);

    it('have the same files as in German', () => {
      expect(german.map(twin)).toEqual(own);
    });

    it.each(german.filter((path) => own.includes(twin(path))))(
      'have the same keys as %s',
      (path) => {
        expect(missingKeys(readJson(path), readJson(twin(path)))).toEqual([]);
        expect(missingKeys(readJson(twin(path)), readJson(path))).toEqual([]);
      },
    );
  });
});
