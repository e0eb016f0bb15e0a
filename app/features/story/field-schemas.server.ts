import {z} from 'zod';
import {storyblokEditable} from '@storyblok/react';
import {keepTogether} from '~/i18n/formats';
import {toAssetView} from '../pictures/content-pictures.server';
import {readLink} from './link-schema.server';
import {textImageSchema} from './rich-text-image.server';
import {readRichText} from './rich-text-schema.server';

/** Limits of a line and a paragraph; longer text is truncated, so that no story can flood a page. */
const MAX_LINE_LENGTH = 300;
const MAX_PARAGRAPH_LENGTH = 5_000;
const MAX_ITEMS = 60;

/** What a link of a field or a text may have: a window of its own and, as an attribute, a title. */
const linkOptions = {allow_target_blank: true, allow_custom_attributes: true} as const;
/** Where the link of a field may lead, besides stories and web addresses, and whether to a part of a page. */
const linkTypes = {asset_link_type: true, email_link_type: true, show_anchor: true} as const;

/**
 * A field as described in the content service's component schema (Storyblok, Management API, 'The component schema
 * field object').
 */
export interface FieldModel extends Partial<typeof linkOptions & typeof linkTypes> {
  type:
    | 'asset'
    | 'bloks'
    | 'boolean'
    | 'datetime'
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
  /** How many blocks a field of blocks may have. */
  maximum?: number;
  filetypes?: string[];
  disable_time?: boolean;
  max_length?: number;
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

/**
 * A field's settings in the editor. `required` only applies there: empty values are valid unless the schema rejects
 * them, as `requiredText` does.
 */
type Model = Partial<FieldModel>;

/** Attributes for the visual editor; empty on published pages. */
export interface EditAttributes {
  'data-blok-c'?: string | undefined;
  'data-blok-uid'?: string | undefined;
}

/**
 * Describes a field whose value may be missing: editors leave `null`, `''` or nothing behind. `schema` must be created
 * for this field alone: it is described in place, because `schema.meta()` would copy each of about four hundred.
 */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  model: FieldModel,
  parts?: z.ZodType,
): Schema {
  z.globalRegistry.add(schema, parts ? {field: model, parts} : {field: model});
  return schema;
}

/** Gives `schema`, which parses a field further, its description. Created for this field alone, as in `field`. */
export function describedAs<Schema extends z.ZodType>(source: z.ZodType, schema: Schema): Schema {
  z.globalRegistry.add(schema, source.meta() ?? {});
  return schema;
}

// Base schemas that all fields share: a worker creates all schemas whenever it starts.
/** Any value or none: otherwise an object would require the key. */
const anything = z.unknown().optional();
const anyText = z.string().nullish();
const anyList = z.array(z.unknown()).catch([]);
const anyBoolean = z.boolean();

function line(limit: number, normalize = (value: string) => value) {
  return anyText.transform((value) => normalize((value ?? '').trim().slice(0, limit)));
}

// Each field gets a copy of these, for its description.
const identifier = line(MAX_LINE_LENGTH);
const displayLine = line(MAX_LINE_LENGTH, keepTogether);
const filledLine = displayLine.refine((value) => value !== '', 'is empty');
const displayParagraph = line(MAX_PARAGRAPH_LENGTH, keepTogether);
const linkField = anything.transform(readLink);
const pictureField = anything.transform(toAssetView);
const richTextField = anything.transform(readRichText);

const lineModel = {type: 'text', max_length: MAX_LINE_LENGTH} as const;
const paragraphModel = {
  type: 'textarea',
  max_length: MAX_PARAGRAPH_LENGTH,
  translatable: true,
} as const;

/** One line of text; '' when empty. */
export function text(model: Model = {}) {
  return field(displayLine.clone(), {...lineModel, translatable: true, ...model});
}

/** One line of text without which the block is invalid. */
export function requiredText(model: Model = {}) {
  return field(filledLine.clone(), {
    ...lineModel,
    translatable: true,
    required: true,
    ...model,
  });
}

/** A short paragraph; '' when empty. */
export function longText(model: Model = {}) {
  return field(displayParagraph.clone(), {...paragraphModel, ...model});
}

/** A short paragraph for machines, without non-breaking characters; '' when empty. */
export function plainText() {
  return field(line(MAX_PARAGRAPH_LENGTH), paragraphModel);
}

/** An identifier that is the same in all languages: a handle, an icon. */
export function handle(model: Model = {}) {
  return field(identifier.clone(), {...lineModel, ...model});
}

/** One of the given values; the first when empty or unknown. */
export function option<const Values extends readonly [string, ...string[]]>(...values: Values) {
  const knownValue = z.enum(values).catch(values[0]);
  return field(knownValue, {
    type: 'option',
    options: values.map((value) => ({name: value, value})),
  });
}

/** A boolean; `false` when empty. */
export function flag(model: Model = {}) {
  return field(anyBoolean.catch(false), {type: 'boolean', ...model});
}

/** A number, which the service sends as text; `null` when empty or invalid. */
export function number(model: Model = {}) {
  const parsedNumber = anything.transform((value) => {
    const parsed = typeof value === 'string' && value.trim() ? Number(value) : value;
    return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
  });
  return field(parsedNumber, {type: 'number', ...model});
}

/** A link, translatable for a filter or variant in its address; `null` without a valid target. */
export function link(model: Model = {}) {
  return field(linkField.clone(), {
    type: 'multilink',
    translatable: true,
    ...linkOptions,
    ...linkTypes,
    ...model,
  });
}

/** What a field of pictures accepts; the formats are those of `toAssetView`. */
const pictureModel = {
  translatable: true,
  filetypes: ['images'],
  description: 'JPG, PNG, WebP, AVIF, GIF, SVG; kein HEIC',
};

/** A picture, translatable for its alternative text; `null` when none is set. */
export function picture(model: Model = {}) {
  return field(pictureField.clone(), {type: 'asset', ...pictureModel, ...model});
}

/** Pictures in their order, with the asset's title as caption. */
export function pictures() {
  const list = anyList.transform((assets) =>
    assets.slice(0, MAX_ITEMS).flatMap((asset) => toAssetView(asset) ?? []),
  );
  return field(list, {type: 'multiasset', ...pictureModel});
}

/** Rich text, as a tree of only what the shop can render. */
export function richText() {
  const richTextModel: FieldModel = {
    type: 'richtext',
    translatable: true,
    ...linkOptions,
    customize_toolbar: true,
    // The only blocks allowed are pictures with filters: others would need data of their own.
    restrict_components: true,
    component_whitelist: ['text-image'],
    toolbar: ['bold', 'italic', 'strike', 'underline', 'code', 'link', 'list', 'olist', 'h2', 'h3']
      .concat(['h4', 'quote', 'hrule', 'image', 'table', 'superscript', 'subscript'])
      .concat(['anchor', 'paragraph', 'inlinecode', 'undo', 'redo', 'blok']),
  };
  return field(richTextField.clone(), richTextModel, textImageSchema);
}

/** Fields that every component has besides its own. */
const commonFields = {
  _uid: z.string().catch(''),
  _editable: z.string().optional().catch(undefined),
};

/** A component with its fields: a block of a page, or a part of one. Adds its attributes for the visual editor. */
export function component<Shape extends z.ZodRawShape>(component: string, shape: Shape) {
  const vendorFields = {component: z.literal(component), ...commonFields};
  type Vendor = z.output<z.ZodObject<typeof vendorFields>>;
  type Content = z.output<z.ZodObject<Shape>>;
  const reader = z.object({...shape, ...vendorFields}).transform((parsed) => {
    const {component: _name, _uid: uid, _editable, ...content} = parsed as Vendor;
    return {...(content as Content), uid, edit: editAttributes({_editable})};
  });
  z.globalRegistry.add(reader, {model: {component, shape}});
  return reader;
}

/** Parts of a block, at most `maxParts`; malformed ones are logged and left out. */
export function parts<Schema extends z.ZodType>(
  schema: Schema,
  maxParts = MAX_ITEMS,
  model: Model = {},
) {
  const component = schema.meta()?.model?.component ?? '';
  const list = anyList.transform((items) =>
    items.slice(0, maxParts).flatMap((item) => parsePart(schema, component, item)),
  );
  const whitelist = {restrict_components: true, component_whitelist: [component]};
  return field(list, {type: 'bloks', ...whitelist, maximum: maxParts, ...model}, schema);
}

/** Makes a block invalid without any of these parts or pictures, since it would show nothing. */
export function nonEmpty<List extends z.ZodType<readonly unknown[]>>(list: List): List {
  const filled = list.refine(({length}) => length > 0, 'is empty');
  const {field: model, ...meta} = list.meta() ?? {};
  z.globalRegistry.add(filled, {...meta, ...(model && {field: {...model, required: true}})});
  return filled;
}

function parsePart<Schema extends z.ZodType>(schema: Schema, component: string, item: unknown) {
  const parsed = schema.safeParse(item);
  if (parsed.success) return [parsed.data];
  console.error(`A part '${component}' of a block is malformed: ${z.prettifyError(parsed.error)}`);
  return [];
}

/**
 * The attributes that the visual editor's bridge looks for, from the comment that drafts carry in `_editable`. Empty on
 * published pages and for an unreadable comment.
 */
function editAttributes(block: {_editable?: string | undefined}): EditAttributes {
  if (!block._editable) return {};
  try {
    return storyblokEditable({_editable: block._editable});
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

const buttonSchema = component('button', {
  label: requiredText({max_length: 60}),
  link: link({required: true}),
  style: option('primary', 'secondary', 'light'),
});

export type ButtonContent = z.output<typeof buttonSchema>;

/** The field for a block's buttons; those without a valid link are left out when rendered. */
export function buttons() {
  return parts(buttonSchema);
}
