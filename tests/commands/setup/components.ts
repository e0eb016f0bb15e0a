import {appointmentContentSchema} from '../../../app/features/appointment/appointment-content.server';
import {blockSources} from '../../../app/features/blocks/block-schemas.server';
import {leasingContentSchema} from '../../../app/features/leasing-request/leasing-request.server';
import {configSchema, footerSchema} from '../../../app/features/site/site-schemas.server';
import {
  componentSchemas,
  type ComponentSchema,
} from '../../../app/features/story/component-model.server';

/** Content types; all other components are nested in these. */
const roots = ['appointment-request', 'config', 'footer', 'leasing-request', 'page'];

/** Every component of the shop's content, in the form that a space needs. */
export function allComponents(): ComponentSchema[] {
  const blocks = Object.values(blockSources).map(({schema}) => schema);
  return componentSchemas(
    [appointmentContentSchema, configSchema, footerSchema, leasingContentSchema, ...blocks],
    roots,
  );
}

/** Whether `actual` contains everything in `wanted`; lists have to be equal. */
export function contains(actual: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(actual) &&
      actual.length === wanted.length &&
      wanted.every((one, at) => contains(actual[at], one))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return actual === wanted;
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(wanted).every(([key, value]) => contains(Reflect.get(actual, key), value));
}
