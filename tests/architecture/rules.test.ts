import {expect, it} from 'vitest';
import * as code from './code-rules';
import {forbiddenImports, findImportCycles, standInImportsApp, waysToVite} from './import-rules';
import {sample, type SourceFile} from './source-file';
import {endsOf, germanWords, missingKeys, namedFiles, untranslatedTexts} from './text-rules';

const component = 'app/features/cart/CartLine.tsx';
const view = 'app/features/cart/cart-view.ts';
const service = 'app/services/shopify/cart.server.ts';
const importing = (...targets: string[]) =>
  targets.map((target) => `import {x} from '${target}';`).join('\n');

type Row = [rule: (file: SourceFile) => string[], path: string, text: string, hits: number];

it.each<Row>([
  [forbiddenImports, 'server.ts', importing('~/services/http/fetch-json.server'), 1],
  [forbiddenImports, 'app/worker/context.server.ts', importing('~/features/cart/cart-view'), 1],
  [forbiddenImports, 'app/routes/cart.tsx', importing('~/ui/Button'), 1],
  [forbiddenImports, component, importing('~/services/shopify/cart.server'), 1],
  [forbiddenImports, component, importing('./change-cart.server'), 1],
  [forbiddenImports, component, importing('~/features/product/ProductCard'), 1],
  [forbiddenImports, component, "export const x = import('~/services/shopify/cart.server');", 1],
  [forbiddenImports, component, "export {x} from '~/services/shopify/cart.server';", 1],
  [forbiddenImports, component, importing('~/ui/Button', '~/pages', 'react'), 0],
  [forbiddenImports, view, importing('./CartLine'), 1],
  [forbiddenImports, view, "import type {Cart} from '~/services/shopify/cart.server';", 0],
  [forbiddenImports, view, "import {type Cart} from '~/services/shopify/cart.server';", 0],
  [forbiddenImports, view, "import {type Cart, x} from '~/services/shopify/cart.server';", 1],
  [forbiddenImports, service, importing('~/features/cart/cart-view.server'), 1],
  [forbiddenImports, service, importing('../storyblok/client.server', '~/i18n/messages'), 2],
  [forbiddenImports, service, importing('~/services/http/x.server', '~/i18n/languages'), 0],
  [forbiddenImports, 'app/forms/FormField.tsx', importing('~/services/http/x.server'), 1],
  [forbiddenImports, 'app/i18n/href.ts', importing('~/ui/Button'), 1],
  [forbiddenImports, 'app/ui/Button.tsx', importing('~/i18n/use-language'), 1],
  [forbiddenImports, 'app/features/unheard-of/Page.tsx', importing('~/features/cart/x'), 1],
  [forbiddenImports, 'app/features/chrome/Header.tsx', importing('~/features/account/X'), 0],
  [forbiddenImports, 'app/root.tsx', importing('~/ui/base.css?url'), 0],
  [
    standInImportsApp,
    'tests/stand-ins/shopify/handlers.ts',
    importing('~/pages', '../../../app/pages', './schema', 'msw'),
    2,
  ],
  [
    code.fetchOutsideServices,
    component,
    'await fetch(url); globalThis.fetch(url); fetcher.fetch(url); useFetcher();',
    2,
  ],
  [code.fetchOutsideServices, service, 'await fetch(url);', 0],
  [code.graphqlOutsideServices, component, 'const QUERY = `#graphql query Shop { name }`;', 1],
  [code.graphqlOutsideServices, service, 'const QUERY = `#graphql query Shop { name }`;', 0],
  [code.formsReadElsewhere, component, 'await request.formData(); parseWithZod(form);', 2],
  [code.formsReadElsewhere, 'app/forms/check-form.ts', 'parseWithZod(form, {schema});', 0],
  [code.lateContent, component, 'const a = defer({}); const b = <Await resolve={x} />;', 2],
  [code.lateContent, component, "// defer(\nconst Await = '<Await';", 0],
  [code.tooLong, component, 'x\n'.repeat(301), 1],
  [code.tooLong, component, 'x\n'.repeat(300), 0],
  [({path}) => code.vagueName(path), 'app/lib/x.ts', '', 1],
  [({path}) => code.vagueName(path), 'tests/index.ts', '', 1],
  [({path}) => code.vagueName(path), service, '', 0],
  [untranslatedTexts, component, '<p>Warenkorb</p>;', 1],
  [untranslatedTexts, component, "<p>{'Warenkorb'}</p>;", 1],
  [untranslatedTexts, component, '<img alt="Ein Rad" title={`Ein Rad`} />;', 2],
  [
    untranslatedTexts,
    component,
    "<p title={t('x')} data-title='x'>{t('x')} · {n} €&nbsp;*</p>;",
    0,
  ],
  [germanWords, component, "const a = 'Größe'; const b = `für ${a}`; // für", 2],
  [namedFiles, 'docs/x.md', 'See `cart/CartPage.tsx`, `*-view.ts` and `/agents.md`.', 1],
])('the rule %o finds in %s, %j: %i', (rule, path, text, hits) => {
  expect(rule(sample(path, text))).toHaveLength(hits);
});

it('script in static blocks is found through imports', () => {
  const rule = (card: string) =>
    code.scriptInKeptBlocks([
      sample(
        'app/features/blocks/block-view.server.tsx',
        "import {Team} from './team/Team';\nconst components = {\n  team: Team,\n};",
      ),
      sample('app/features/blocks/team/Team.tsx', "import {Card} from '~/ui/Card';"),
      sample('app/ui/Card.tsx', card),
    ]);
  expect(rule('const Card = () => <a onClick={open} />;')).toEqual(['team uses app/ui/Card.tsx']);
  expect(rule('const Card = () => <a href="/" />;')).toEqual([]);
});

it('import cycles are found, including type and dynamic imports', () => {
  const files = [
    sample('app/ui/a.ts', "import type {B} from './b'; import './d';"),
    sample('app/ui/b.ts', "export const c = import('~/ui/C');"),
    sample('app/ui/C.tsx', "export {a} from './a';"),
    sample('app/ui/d.ts', "import './e'; import 'react';"),
    sample('app/ui/e.ts', "import './d';"),
    sample('app/ui/f.ts', "import './d'; import './e';"),
  ];
  expect(findImportCycles(files.slice(0, 3))).toHaveLength(3);
  expect(findImportCycles(files.slice(3))).toEqual(['app/ui/d.ts', 'app/ui/e.ts']);
  expect(findImportCycles(files.slice(0, 2))).toEqual([]);
});

it('imports of a file that needs Vite are found through other files, unless of types', () => {
  const messages = sample('app/i18n/messages.server.ts', "import.meta.glob('*.json');");
  const search = sample('app/search.server.ts', importing('~/i18n/messages.server'));
  const command = sample('tests/setup.ts', importing('../app/search.server'));
  expect(waysToVite([command], [command, search, messages])).toEqual([
    'tests/setup.ts → app/search.server.ts → app/i18n/messages.server.ts',
  ]);
  const typed = sample('tests/setup.ts', "import type {x} from '~/i18n/messages.server';");
  expect(waysToVite([typed], [typed, messages])).toEqual([]);
});

it('keys without an English text and ends of paths are listed', () => {
  const german = {title: 'Warenkorb', line: {remove: 'Entfernen', more: 'Mehr'}};
  expect(missingKeys(german, {title: 'Cart', line: {remove: 'Remove'}})).toEqual(['line.more']);
  expect(missingKeys(german, german)).toEqual([]);
  expect(endsOf('app/cart/Page.tsx')).toEqual(['app/cart/Page.tsx', 'cart/Page.tsx', 'Page.tsx']);
});
