import {z} from 'zod';
import type {
  Catalogue,
  CatalogueMenuItem,
  CatalogueMetafield,
  Text,
} from '../../stand-ins/catalogue/catalogue-types';
import {askForAll, type AdminApi} from './admin-api';
import * as documents from './admin-documents';
import type {Change, ChangeList} from './change-list';

/** The demo's second language, by Shopify's code. */
const LOCALE = 'en';

const languages = z.object({
  shopLocales: z.array(
    z.object({locale: z.string(), primary: z.boolean(), published: z.boolean()}),
  ),
});

const resource = z.object({
  resourceId: z.string(),
  translatableContent: z.array(
    z.object({key: z.string(), value: z.string().nullable(), digest: z.string().nullable()}),
  ),
  translations: z.array(z.object({key: z.string()})),
});

/** The kinds of translatable resources and their names in the output. */
const kinds = {
  PRODUCT: 'products',
  COLLECTION: 'collections',
  PRODUCT_OPTION: 'options',
  PRODUCT_OPTION_VALUE: 'values of options',
  METAFIELD: 'metafields',
  METAOBJECT: 'entries',
  LINK: 'menus',
} as const;
type Kind = keyof typeof kinds;

/**
 * What the store lacks of the demo's English: the language itself, and a translation for each German text of the demo
 * without one. Existing translations stay.
 *
 * @param isFilling whether this run adds products, whose texts are not visible yet
 */
export async function planDemoTexts(
  api: AdminApi,
  catalogue: Catalogue,
  isFilling: boolean,
): Promise<ChangeList> {
  const {shopLocales} = await api.ask(languages, documents.LANGUAGES);
  if (shopLocales.some(({locale, primary}) => primary && locale.startsWith(LOCALE))) {
    return [
      'language: the demo is written in German, so make German the main one, Shopify → Settings → Languages',
    ];
  }
  const known = shopLocales.find(({locale}) => locale === LOCALE);
  const changes: Change[] = [];
  if (!known?.published) {
    changes.push({
      what: `language ${LOCALE}`,
      apply: async () => {
        if (!known) await api.ask(z.unknown(), documents.ENABLE_LANGUAGE, {locale: LOCALE});
        await api.ask(z.unknown(), documents.PUBLISH_LANGUAGE, {locale: LOCALE});
      },
    });
  }
  for (const [kind, texts] of textsOf(catalogue)) {
    // Before the language is added, Shopify returns no translations.
    const missing = known ? await missingOf(api, kind, texts) : [];
    if (missing.length === 0 && !isFilling && known) continue;
    changes.push({
      what: `English texts of ${kinds[kind]}`,
      apply: async () => {
        for (const {resourceId, translations} of await missingOf(api, kind, texts)) {
          await api.ask(z.unknown(), documents.TRANSLATE, {resourceId, translations});
        }
      },
    });
  }
  return changes;
}

/** Missing translations for the store's resources of a kind, looked up by the demo's own words. */
async function missingOf(api: AdminApi, kind: Kind, texts: ReadonlyMap<string, string>) {
  const all = await askForAll(api, resource, documents.TRANSLATABLE, {kind, locale: LOCALE});
  return all.flatMap(({resourceId, translatableContent, translations}) => {
    const isThere = new Set(translations.map(({key}) => key));
    const missing = translatableContent.flatMap(({key, value, digest}) => {
      const english = texts.get(value ?? '');
      if (!english || !digest || isThere.has(key)) return [];
      return [{locale: LOCALE, key, value: english, translatableContentDigest: digest}];
    });
    return missing.length > 0 ? [{resourceId, translations: missing}] : [];
  });
}

/** English by German text, separately for each kind: the same word may translate differently elsewhere. */
function textsOf({products, collections, menus}: Catalogue): Map<Kind, Map<string, string>> {
  const variants = products.flatMap((product) => product.variants);
  const fields = [...products, ...variants].flatMap(({metafields}) => metafields ?? []);
  const entries = fields.flatMap(({metaobjects}) => metaobjects ?? []);
  const options = products.flatMap((product) => product.options);
  const found: Record<Kind, Text[]> = {
    PRODUCT: products.flatMap(({title, descriptionHtml, productType, seo}) => [
      ...[title, descriptionHtml, productType],
      ...(seo ? [seo.title, seo.description] : []),
    ]),
    COLLECTION: collections.flatMap(({title, descriptionHtml}) => [title, descriptionHtml]),
    PRODUCT_OPTION: options.map(({name}) => name),
    PRODUCT_OPTION_VALUE: options.flatMap(({values}) => values.map(({name}) => name)),
    METAFIELD: fields.filter(isText).map(({value}) => value),
    METAOBJECT: entries.flatMap((entry) => entry.fields.filter(isText).map(({value}) => value)),
    LINK: menus.flatMap(({items}) => titlesOf(items)),
  };
  const all = new Map<Kind, Map<string, string>>();
  for (const kind of Object.keys(kinds) as Kind[]) {
    const texts = found[kind].filter(({de, en}) => de !== '' && en !== '' && de !== en);
    all.set(kind, new Map(texts.map(({de, en}) => [de, en])));
  }
  return all;
}

const isText = ({type}: Pick<CatalogueMetafield, 'type'>) =>
  /^(list\.)?(single|multi)_line_text_field$/.test(type);

const titlesOf = (items: readonly CatalogueMenuItem[]): Text[] =>
  items.flatMap((item) => [item.title, ...titlesOf(item.items)]);
