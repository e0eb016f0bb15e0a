import {z} from 'zod';

/**
 * A field as described in the content service's component schema (Storyblok, Management API, 'The component schema
 * field object').
 */
export interface FieldModel {
  type:
    | 'asset'
    | 'bloks'
    | 'boolean'
    | 'multiasset'
    | 'multilink'
    | 'number'
    | 'option'
    | 'options'
    | 'richtext'
    | 'text'
    | 'textarea';
  required?: boolean;
  translatable?: boolean;
  description?: string;
  options?: {name: string; value: string}[];
  /** Names of the components allowed in a field of blocks. */
  component_whitelist?: string[];
  restrict_components?: boolean;
  filetypes?: string[];
  max_length?: number;
  asset_link_type?: boolean;
  email_link_type?: boolean;
  /** Whether a link may have a title. */
  allow_custom_attributes?: boolean;
  toolbar?: string[];
  customize_toolbar?: boolean;
}

/** A component as `component()` describes it. */
interface ComponentModel {
  component: string;
  shape: Readonly<Record<string, unknown>>;
}

declare module 'zod' {
  interface GlobalMeta {
    field?: FieldModel;
    model?: ComponentModel;
    /** The schema of the components in a field of blocks. */
    parts?: unknown;
  }
}

/** A component as the Management API expects it (Storyblok, 'The Component Object'). */
export interface ComponentSchema {
  name: string;
  display_name: string;
  is_root: boolean;
  is_nestable: boolean;
  schema: Record<string, FieldModel & {pos: number}>;
}

/**
 * The components of a space for the given schemas: their own and those of all nested parts, derived from the same
 * schemas that parse the stories. `roots` are content types.
 */
export function componentSchemas(schemas: z.ZodType[], roots: string[]): ComponentSchema[] {
  const componentsByName = new Map<string, ComponentSchema>();
  for (const schema of schemas) collect(schema, roots, componentsByName);
  return [...componentsByName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

function collect(
  schema: z.ZodType,
  roots: string[],
  componentsByName: Map<string, ComponentSchema>,
): void {
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
    if (parts instanceof z.ZodType) collect(parts, roots, componentsByName);
  }
}

/** The name that editors see: 'Call to action' for 'call-to-action'. */
function displayName(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
