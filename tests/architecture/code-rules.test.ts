import {describe, expect, it} from 'vitest';
import * as code from './code-rules';
import {sample} from './source-file';
import {endsOf, germanWords, missingKeys, namedFiles, untranslatedTexts} from './text-rules';

const component = (text: string) => sample('app/features/cart/CartLine.tsx', text);

describe('rules on code', () => {
  it('find fetch outside of services', () => {
    const text = 'await fetch(url); globalThis.fetch(url); fetcher.fetch(url); useFetcher();';
    expect(code.fetchOutsideServices(component(text))).toHaveLength(2);
    expect(
      code.fetchOutsideServices(sample('app/services/http/fetch-json.server.ts', text)),
    ).toEqual([]);
  });

  it('find GraphQL outside of its services', () => {
    const text = 'const QUERY = `#graphql query Shop { shop { name } }`;';
    expect(code.graphqlOutsideServices(component(text))).toHaveLength(1);
    expect(code.graphqlOutsideServices(sample('app/services/shopify/y.graphql.ts', text))).toEqual(
      [],
    );
  });

  it('find form data that is read in the wrong place', () => {
    const text = 'const form = await request.formData(); parseWithZod(form, {schema});';
    expect(code.formsReadElsewhere(component(text))).toHaveLength(2);
    expect(code.formsReadElsewhere(sample('app/forms/check-form.ts', text))).toHaveLength(1);
    expect(code.formsReadElsewhere(component('new FormData(); x.formdata'))).toEqual([]);
  });

  it('find script in static blocks', () => {
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

  it('find deferred content', () => {
    const text =
      'const a = defer({}); const b = <Await resolve={x}>{y}</Await>; const c = <Await />;';
    expect(code.lateContent(component(text))).toHaveLength(3);
    expect(code.lateContent(component("// defer(\nconst Await = '<Await';"))).toEqual([]);
  });

  it('find long files and vague names', () => {
    expect(code.tooLong(component('x\n'.repeat(301)))).toHaveLength(1);
    expect(code.tooLong(component('x\n'.repeat(300)))).toEqual([]);
    expect(
      ['app/ui/utils.ts', 'app/lib/x.ts', 'tests/index.ts'].flatMap(code.vagueName),
    ).toHaveLength(3);
    expect(code.vagueName('app/services/shopify/client.server.ts')).toEqual([]);
  });
});

describe('rules on texts', () => {
  it.each([
    '<p>Warenkorb</p>',
    "<p>{'Warenkorb'}</p>",
    '<img alt="Ein Rad" />',
    '<button aria-label={`Löschen`} />',
    "<input placeholder={'E-Mail'} />",
    '<a title="Mehr">·</a>',
  ])('find the untranslated text in %s', (markup) => {
    expect(untranslatedTexts(component(`const x = ${markup};`))).toHaveLength(1);
  });

  it.each([
    "<p>{t('cart.title')} · {price} €&nbsp;*</p>",
    '<img alt="" className="wide" src="/a.svg" />',
    '<a title={t("cart.title")} data-title="x">{`/${handle}`.length}</a>',
  ])('accept %s', (markup) => {
    expect(untranslatedTexts(component(`const x = ${markup};`))).toEqual([]);
  });

  it('find German words in literals, not in comments', () => {
    const text = "const a = 'Größe'; const b = `für ${a}`; // für";
    expect(germanWords(component(text))).toHaveLength(2);
  });

  it('find the files that a text mentions', () => {
    const text = 'See `cart/CartPage.tsx`, `*-view.ts` and `/agents.md`.';
    expect(namedFiles(sample('docs/x.md', text))).toEqual(['cart/CartPage.tsx']);
    expect(endsOf('app/cart/CartPage.tsx')).toEqual([
      'app/cart/CartPage.tsx',
      'cart/CartPage.tsx',
      'CartPage.tsx',
    ]);
  });

  it('find keys without an English text', () => {
    const german = {title: 'Warenkorb', line: {remove: 'Entfernen', more: 'Mehr'}};
    const english = {title: 'Cart', line: {remove: 'Remove'}};
    expect(missingKeys(german, english)).toEqual(['line.more']);
    expect(missingKeys(german, german)).toEqual([]);
  });
});
