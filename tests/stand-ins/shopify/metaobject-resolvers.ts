import type {CatalogueMetaobject} from '../catalogue/catalogue-types';
import {gid, numberOfName} from './gid';
import type {StandInContext} from './request-context';
import type {ResolverMap} from './resolver-map';
import {textIn} from './texts';
import {typed} from './typed-parent';

type StoredField = CatalogueMetaobject['fields'][number];

/** Types `Metaobject` and `MetaobjectField`, as referenced by metafields. */
export const metaobjectResolvers: ResolverMap = {
  Metaobject: {
    id: ({handle}: CatalogueMetaobject) => gid('Metaobject', numberOfName(handle)),
    field: ({fields}: CatalogueMetaobject, {key}: {key: string}) =>
      fields.find((field) => field.key === key) ?? null,
  },
  MetaobjectField: {
    reference: ({image}: StoredField) => (image ? typed('MediaImage', image) : null),
    value: ({value}: StoredField, _: unknown, context: StandInContext) => textIn(context, value),
  },
};
