import {z} from 'zod';

/** What a metafield's text says as JSON; `null` for text that is none. */
export function parsedJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Reads a metafield's text as JSON of the form that `schema` tells; text that is no JSON is refused like another form. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(parsedJson, schema);
