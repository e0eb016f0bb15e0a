import {z} from 'zod';

/** The parsed JSON of a metafield's text; `null` for invalid JSON. */
export function parseJsonOrNull(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Validates a metafield's text as JSON against `schema`; invalid JSON is rejected like any other mismatch. */
export const jsonSchema = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(parseJsonOrNull, schema);
