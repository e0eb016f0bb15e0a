import {createHash} from 'node:crypto';
import type {CatalogueMenuItem, Text} from '../../catalogue/catalogue-types';
import {gid} from '../gid';
import {fine, pageOf, refuse, type PageArgs} from './pages-and-payloads';
import type {StoreSetUp} from './store-set-up';

interface Translatable {
  resourceId: string;
  texts: [key: string, text: Text][];
}

interface TranslationInput {
  locale: string;
  key: string;
  value: string;
  translatableContentDigest: string;
}

const MAIN_LOCALE = 'de';
const digestOf = ({de}: Text) => createHash('sha256').update(de).digest('hex');

/** All translatable resources of the store, by Shopify's resource type. */
function translatables(store: StoreSetUp): Record<string, () => Translatable[]> {
  const {products, collections} = store.written;
  const optionsOf = products.flatMap(({id, options}) =>
    options.map((option, at) => ({option, id: `${id}${at + 1}`})),
  );
  const fieldsOf = products.flatMap((product) =>
    [product, ...product.variants].flatMap(({id, metafields}) =>
      (metafields ?? [])
        .filter(({type}) => /text_field$/.test(type))
        .map((field, at) => ({field, id: `${id}${at + 1}`})),
    ),
  );
  const links = (items: readonly CatalogueMenuItem[]): CatalogueMenuItem[] =>
    items.flatMap((item) => [item, ...links(item.items)]);
  return {
    PRODUCT: () =>
      products.map(({id, title, descriptionHtml, productType}) => ({
        resourceId: gid('Product', id),
        texts: [
          ['title', title],
          ['body_html', descriptionHtml],
          ['product_type', productType],
        ],
      })),
    COLLECTION: () =>
      collections.map(({id, title, descriptionHtml}) => ({
        resourceId: gid('Collection', id),
        texts: [
          ['title', title],
          ['body_html', descriptionHtml],
        ],
      })),
    PRODUCT_OPTION: () =>
      optionsOf.map(({option, id}) => ({
        resourceId: gid('ProductOption', id),
        texts: [['name', option.name]],
      })),
    PRODUCT_OPTION_VALUE: () =>
      optionsOf.flatMap(({option, id}) =>
        option.values.map(({name}, at) => ({
          resourceId: gid('ProductOptionValue', `${id}${at + 1}`),
          texts: [['name', name]],
        })),
      ),
    METAFIELD: () =>
      fieldsOf.map(({field, id}) => ({
        resourceId: gid('Metafield', id),
        texts: [['value', field.value]],
      })),
    METAOBJECT: () =>
      [...store.written.entries].map(([resourceId, {fields}]) => ({
        resourceId,
        texts: fields.map(({key, value}): [string, Text] => [key, value]),
      })),
    LINK: () =>
      store.menus
        .flatMap(({items}) => links(items))
        .map(({id, title}) => ({resourceId: gid('Link', id), texts: [['title', title]]})),
  };
}

/** Root fields of the Admin API for the store's languages and translations. */
export function translationResolvers(store: StoreSetUp) {
  const isTranslated = (resourceId: string, key: string) =>
    store.translated.has(`${resourceId} ${key}`);
  return {
    shopLocales: () => [
      {locale: MAIN_LOCALE, primary: true, published: true},
      ...[...store.locales].map(([locale, published]) => ({locale, primary: false, published})),
    ],
    shopLocaleEnable({locale}: {locale: string}) {
      if (store.locales.has(locale)) return refuse({message: 'Locale has already been taken'});
      store.locales.set(locale, false);
      return fine();
    },
    shopLocaleUpdate({locale, shopLocale}: {locale: string; shopLocale: {published: boolean}}) {
      if (!store.locales.has(locale)) return refuse({message: 'The locale is not enabled'});
      store.locales.set(locale, shopLocale.published);
      return fine();
    },
    translatableResources: ({resourceType, ...args}: PageArgs & {resourceType: string}) =>
      pageOf(
        (translatables(store)[resourceType]?.() ?? []).map(({resourceId, texts}) => ({
          resourceId,
          translatableContent: texts.map(([key, text]) => ({
            key,
            value: text.de,
            digest: digestOf(text),
          })),
          translations: ({locale}: {locale: string}) =>
            texts.flatMap(([key, text]) =>
              locale === 'en' && isTranslated(resourceId, key) ? [{key, value: text.en}] : [],
            ),
        })),
        args,
      ),
    translationsRegister(given: {resourceId: string; translations: TranslationInput[]}) {
      const {resourceId, translations} = given;
      const all = Object.values(translatables(store)).flatMap((list) => list());
      const found = all.find((one) => one.resourceId === resourceId);
      if (!found) return refuse({message: 'Resource not found', code: 'RESOURCE_NOT_FOUND'});
      for (const {locale, key, value, translatableContentDigest} of translations) {
        const text = found.texts.find(([name]) => name === key)?.[1];
        if (!text) return refuse({message: 'Key is invalid', code: 'INVALID_KEY_FOR_MODEL'});
        if (!store.locales.has(locale)) {
          return refuse({message: 'Locale is invalid', code: 'INVALID_LOCALE_FOR_SHOP'});
        }
        if (digestOf(text) !== translatableContentDigest) {
          const message = 'Translatable content hash is invalid';
          return refuse({message, code: 'INVALID_TRANSLATABLE_CONTENT'});
        }
        text.en = value;
        store.translated.add(`${resourceId} ${key}`);
      }
      return fine();
    },
  };
}
