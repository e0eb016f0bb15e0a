/**
 * A field as the content service's component schema describes it (Storyblok, Management API, 'The component
 * schema field object').
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
  /** Values of an option. */
  options?: {name: string; value: string}[];
  /** Names of the components that may stand in a field of blocks. */
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

/** A component as `blok()` describes it. */
interface ComponentModel {
  component: string;
  /** Its fields and their schemas, by name. */
  shape: Readonly<Record<string, unknown>>;
}

declare module 'zod' {
  interface GlobalMeta {
    field?: FieldModel;
    model?: ComponentModel;
    /** The schema of the components that stand in a field of blocks. */
    parts?: unknown;
  }
}
