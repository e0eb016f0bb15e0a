import {z} from 'zod';
import {appointmentContentSchema} from '../../../app/features/appointment/appointment-content.server';
import {blockSources} from '../../../app/features/blocks/block-schemas.server';
import {leasingContentSchema} from '../../../app/features/leasing-request/leasing-request.server';
import {configSchema, footerSchema} from '../../../app/features/site/site-schemas.server';
import type {FieldModel} from '../../../app/features/story/field-schemas.server';

/** Content types; all other components are nested in these. */
const roots = ['appointment-request', 'config', 'footer', 'leasing-request', 'page'];

/** A component as the Management API expects it (Storyblok, 'The Component Object'). */
export interface ComponentSchema {
  name: string;
  display_name: string;
  is_root: boolean;
  is_nestable: boolean;
  schema: Record<string, FieldModel & {pos: number}>;
}

/**
 * Every component of the shop's content, in the form that a space needs: derived from the same schemas that parse the
 * stories.
 */
export function allComponents(): ComponentSchema[] {
  const contents = [appointmentContentSchema, configSchema, footerSchema, leasingContentSchema];
  const blocks = Object.values(blockSources).map(({schema}) => schema);
  const componentsByName = new Map<string, ComponentSchema>();
  for (const schema of [...contents, ...blocks]) collect(schema, componentsByName);
  return [...componentsByName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

function collect(schema: z.ZodType, componentsByName: Map<string, ComponentSchema>): void {
  const model = schema.meta()?.model;
  if (!model || componentsByName.has(model.component)) return;
  const fields: ComponentSchema['schema'] = {};
  componentsByName.set(model.component, {
    name: model.component,
    display_name: displayName(model.component),
    is_root: roots.includes(model.component),
    is_nestable: model.component === 'page' || !roots.includes(model.component),
    schema: fields,
  });
  for (const [pos, [name, field]] of Object.entries(model.shape).entries()) {
    if (!(field instanceof z.ZodType)) continue;
    const {field: fieldModel, parts} = field.meta() ?? {};
    if (!fieldModel) throw new Error(`Field '${name}' of '${model.component}' has no model`);
    fields[name] = {pos, ...fieldModel};
    if (parts instanceof z.ZodType) collect(parts, componentsByName);
  }
}

/** The name that editors see: 'Call to action' for 'call-to-action'. */
function displayName(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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
