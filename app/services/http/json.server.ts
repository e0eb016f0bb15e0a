import {z} from 'zod';

/** The value that a text is the JSON of; `null` for any other text. */
export function parseJsonOrNull(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Validates a text as JSON against `schema`; invalid JSON is rejected like any other mismatch. */
export const jsonSchema = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(parseJsonOrNull, schema);
