import {http, HttpResponse, type RequestHandler} from 'msw';
import type {CatalogueMetaobject} from '../../catalogue/catalogue-types';
import {gid, numberIn} from '../gid';
import {
  found,
  LOCATION,
  productInputs,
  Refused,
  reporting,
  same,
  type FieldInput,
  type FileInput,
  type ProductInput,
} from './product-inputs';
import type {StoreSetUp} from './store-set-up';
import type {WrittenGoods} from './written-goods';

const UPLOADS = '/__staged-uploads/';
const page = (nodes: object[]) => ({nodes, pageInfo: {hasNextPage: false, endCursor: null}});

/** The storage for staged uploads: receives a form with the parameters signed by Shopify, and the file. */
export const uploadHandlers = (goods: WrittenGoods): RequestHandler[] => [
  http.post(`*${UPLOADS}:number`, async ({request}) => {
    const form = await request.formData();
    const file = form.get('file');
    const key = form.get('key');
    if (typeof key !== 'string') return new HttpResponse(null, {status: 400});
    const found = goods.uploads.get(`${new URL(request.url).origin}${UPLOADS}${key}`);
    if (!found || typeof file === 'string' || !file) {
      return new HttpResponse('<Error><Code>AccessDenied</Code></Error>', {status: 403});
    }
    found.arrived = new Uint8Array(await file.arrayBuffer());
    return new HttpResponse(null, {status: 201});
  }),
];

/** Root fields of the Admin API that write products. `origin` is the target of uploads. */
export function goodsResolvers(store: StoreSetUp, origin: string) {
  const {written} = store;
  const {image, metafield, productOf} = productInputs(store);

  return {
    shop: () => ({
      name: 'Radladen',
      taxesIncluded: store.taxesIncluded,
      plan: {
        publicDisplayName: store.isDevelopment ? 'Development' : 'Basic',
        partnerDevelopment: store.isDevelopment,
      },
    }),
    locations: () => page([{id: LOCATION}]),
    files({query}: {query?: string | null}) {
      const name = query?.replace(/^filename:/, '');
      const fitting = [...written.files].filter(([, file]) => !name || file.name === name);
      return page(fitting.map(([id, {kind}]) => ({id, __typename: fileType(kind)})));
    },
    metaobjects: ({type}: {type: string}) =>
      page(
        [...written.entries]
          .filter(([, entry]) => entry.type === type)
          .map(([id, {handle}]) => ({id, handle})),
      ),
    stagedUploadsCreate: ({
      input,
    }: {
      input: {filename: string; resource: string; fileSize?: unknown}[];
    }) => ({
      stagedTargets: input.map(({filename, resource, fileSize}) => {
        const key = String(written.number());
        const url = `${origin}${UPLOADS}${key}`;
        const kind = resource === 'FILE' ? 'FILE' : 'IMAGE';
        written.uploads.set(url, {name: filename, kind, size: Number(fileSize), arrived: null});
        return {url, resourceUrl: url, parameters: [{name: 'key', value: key}]};
      }),
      userErrors: [],
    }),
    fileCreate: ({files}: {files: FileInput[]}) =>
      reporting(() => ({
        files: files.map(({originalSource, filename}) => {
          const upload = written.arrived(originalSource);
          if (!upload) throw new Refused(`File URL is invalid: ${originalSource}`, 'INVALID');
          const type = fileType(upload.kind);
          const id = written.id(type);
          written.files.set(id, {name: filename ?? upload.name, kind: upload.kind});
          return {id, __typename: type};
        }),
      })),
    metaobjectUpsert: ({
      handle: {type, handle},
      metaobject,
    }: {
      handle: {type: string; handle: string};
      metaobject: {fields: {key: string; value: string}[]};
    }) =>
      reporting(() => {
        const definition = store.entries.find((one) => one.type === type);
        if (!definition) {
          throw new Refused(
            `No metaobject definition exists for type "${type}"`,
            'UNDEFINED_OBJECT_TYPE',
          );
        }
        const fields = metaobject.fields.map(
          ({key, value}): CatalogueMetaobject['fields'][number] => {
            const field = definition.fields.find((one) => one.key === key);
            if (!field)
              throw new Refused(`Field "${key}" is not defined`, 'UNDEFINED_OBJECT_FIELD');
            const file = field.type === 'file_reference' ? found(written.files, value).name : null;
            const picture = file && {file, alt: same(''), width: 300, height: 420};
            return {key, type: field.type, value: same(value), ...(picture && {image: picture})};
          },
        );
        const known = [...written.entries].find(
          ([, entry]) => entry.type === type && entry.handle === handle,
        );
        const id = known?.[0] ?? written.id('Metaobject');
        written.entries.set(id, {type, handle, fields});
        return {metaobject: {id, handle}};
      }),
    productSet: ({input}: {input: ProductInput}) =>
      reporting(() => {
        const product = productOf(input);
        const collections = (input.collections ?? []).flatMap(
          (id) => numberIn(id, 'Collection') ?? [],
        );
        written.saveProduct(product, collections);
        return {product: {id: gid('Product', product.id), handle: product.handle}};
      }),
    metafieldsSet: ({metafields}: {metafields: (FieldInput & {ownerId: string})[]}) =>
      reporting(() => {
        for (const {ownerId, ...field} of metafields) {
          const product = written.product(ownerId);
          if (!product) throw new Refused('Owner does not exist.', 'INVALID');
          const made = metafield('PRODUCT', field);
          const others = product.metafields.filter(
            ({namespace, key}) => namespace !== made.namespace || key !== made.key,
          );
          written.saveProduct({...product, metafields: [...others, made]});
        }
        return {};
      }),
    collectionCreate: ({
      input,
    }: {
      input: {
        handle: string;
        title: string;
        descriptionHtml?: string | null;
        products?: string[] | null;
        image?: {src: string; altText?: string | null} | null;
      };
    }) =>
      reporting(() => {
        const {handle, title, descriptionHtml, products, image: picture} = input;
        if (store.goods.collections.some((one) => one.handle === handle)) {
          throw new Refused('Handle has already been taken', 'TAKEN');
        }
        const id = written.number();
        const handles = (products ?? []).map((one) => {
          const product = store.goods.products.find((known) => known.id === one);
          if (!product) throw new Refused('Product does not exist', 'INVALID');
          return product.handle;
        });
        written.addCollection({
          id,
          handle,
          title: same(title),
          descriptionHtml: same(descriptionHtml ?? ''),
          products: handles,
          updatedAt: new Date().toISOString(),
          ...(picture && {image: image({originalSource: picture.src, alt: picture.altText})}),
        });
        return {collection: {id: gid('Collection', id), handle}};
      }),
  };
}

const fileType = (kind: 'IMAGE' | 'FILE') => (kind === 'IMAGE' ? 'MediaImage' : 'GenericFile');
