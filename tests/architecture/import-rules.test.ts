import {describe, expect, it} from 'vitest';
import {forbiddenImports, findImportCycles, standInImportsApp, waysToVite} from './import-rules';
import {sample} from './source-file';

const importing = (path: string, ...targets: string[]) =>
  sample(path, targets.map((target) => `import {x} from '${target}';`).join('\n'));

const component = 'app/features/cart/CartLine.tsx';

describe('forbiddenImports', () => {
  it.each([
    ['server.ts', '~/services/http/fetch-json.server'],
    ['app/worker/context.server.ts', '~/features/cart/cart-view.server'],
    ['app/routes/cart.tsx', '~/ui/Button'],
    ['app/root.tsx', '../app/worker/session.server'],
    [component, '~/services/shopify/cart.server'],
    [component, './change-cart.server'],
    ['app/features/cart/cart-view.ts', './CartLine'],
    ['app/features/cart/cart-view.ts', '~/services/shopify/cart.server'],
    ['app/features/cart/change-cart.server.ts', './CartLine'],
    ['app/services/shopify/cart.server.ts', '~/features/cart/cart-view.server'],
    ['app/services/shopify/cart.server.ts', '../storyblok/client.server'],
    ['app/services/shopify/cart.server.ts', '~/i18n/messages'],
    ['app/forms/FormField.tsx', '~/services/http/fetch-json.server'],
    ['app/i18n/href.ts', '~/ui/Button'],
    ['app/ui/Button.tsx', '~/i18n/use-language'],
    ['app/features/cart/CartLine.tsx', '~/features/product/ProductCard'],
    ['app/features/catalogue/CollectionPage.tsx', '~/features/search/SearchPage'],
    ['app/features/account/AccountPage.tsx', '~/features/product/ProductCard'],
    ['app/features/unheard-of/Page.tsx', '~/features/pricing/PriceTag'],
  ])('%s may not import %s', (path, target) => {
    expect(forbiddenImports(importing(path, target))).toHaveLength(1);
  });

  it.each([
    ['app/routes/cart.tsx', '~/features/cart/change-cart.server'],
    ['app/worker/context.server.ts', '~/services/shopify/shopify.server'],
    [component, '~/ui/Button'],
    [component, '~/pages'],
    ['app/services/shopify/client.server.ts', '~/services/http/fetch-json.server'],
    ['app/services/shopify/client.server.ts', '~/i18n/languages'],
    ['app/features/product/ProductPage.tsx', '~/features/cart/AddToCartForm'],
    ['app/features/chrome/Header.tsx', '~/features/account/AccountDrawer'],
    ['app/root.tsx', '~/ui/base.css?url'],
    [component, 'react'],
  ])('%s may import %s', (path, target) => {
    expect(forbiddenImports(importing(path, target))).toEqual([]);
  });

  it('lets views import types of services, but no values', () => {
    const path = 'app/features/cart/cart-view.ts';
    const types = "import type {Cart} from '~/services/shopify/cart.server';";
    const inline = "import {type Cart} from '~/services/shopify/cart.server';";
    const mixed = "import {type Cart, cart} from '~/services/shopify/cart.server';";
    expect(forbiddenImports(sample(path, types))).toEqual([]);
    expect(forbiddenImports(sample(path, inline))).toEqual([]);
    expect(forbiddenImports(sample(path, mixed))).toHaveLength(1);
  });

  it('finds dynamic imports and re-exports', () => {
    const late = "export const x = import('~/services/shopify/cart.server');";
    const passedOn = "export {x} from '~/services/shopify/cart.server';";
    expect(forbiddenImports(sample(component, late))).toHaveLength(1);
    expect(forbiddenImports(sample(component, passedOn))).toHaveLength(1);
  });
});

describe('standInImportsApp', () => {
  it('finds imports of the app by alias and by path', () => {
    const path = 'tests/stand-ins/shopify/handlers.ts';
    const bad = importing(path, '~/pages', '../../../app/pages', './schema', 'msw');
    expect(standInImportsApp(bad)).toHaveLength(2);
  });
});

describe('findImportCycles', () => {
  it('finds import cycles, including type and dynamic imports', () => {
    const files = [
      sample('app/ui/a.ts', "import type {B} from './b';"),
      sample('app/ui/b.ts', "export const c = import('~/ui/C');"),
      sample('app/ui/C.tsx', "export {a} from './a';"),
      sample('app/ui/d.ts', "import {a} from './a'; import 'react';"),
    ];
    expect(findImportCycles(files)).toEqual([['app/ui/C.tsx', 'app/ui/a.ts', 'app/ui/b.ts']]);
  });

  it('separates two cycles, and finds none where two paths lead to one file', () => {
    const files = [
      sample('app/ui/a.ts', "import './b'; import './c';"),
      sample('app/ui/b.ts', "import './d';"),
      sample('app/ui/c.ts', "import './d'; import './e';"),
      sample('app/ui/d.ts', "import './e';"),
      sample('app/ui/e.ts', "import './f';"),
      sample('app/ui/f.ts', "import './e';"),
      sample('app/ui/g.ts', "import './h'; import './a';"),
      sample('app/ui/h.ts', "import './g';"),
    ];
    expect(findImportCycles(files)).toEqual([
      ['app/ui/e.ts', 'app/ui/f.ts'],
      ['app/ui/g.ts', 'app/ui/h.ts'],
    ]);
  });
});

describe('waysToVite', () => {
  const messages = sample('app/i18n/messages.server.ts', "import.meta.glob('*.json');");
  const search = importing('app/features/search/load-search.server.ts', '~/i18n/messages.server');

  it('names the import path to a file that needs Vite, also through another file', () => {
    const command = importing(
      'tests/commands/setup.ts',
      '../../app/features/search/load-search.server',
    );
    expect(waysToVite([command], [command, search, messages])).toEqual([
      'tests/commands/setup.ts → app/features/search/load-search.server.ts → app/i18n/messages.server.ts',
    ]);
  });

  it('ignores type imports and files that do not need Vite', () => {
    const typed = sample(
      'tests/commands/setup.ts',
      "import type {x} from '~/i18n/messages.server';",
    );
    const plain = importing('tests/commands/doctor.ts', './print');
    expect(waysToVite([typed, plain], [typed, plain, messages])).toEqual([]);
  });
});
