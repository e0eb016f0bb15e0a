/** An optional part of a page: its failure is logged and `fallback` stands in for it. */
export async function optional<Value, Fallback>(
  part: Promise<Value>,
  fallback: Fallback,
  complaint?: string,
): Promise<Value | Fallback> {
  try {
    return await part;
  } catch (error) {
    console.error(complaint ?? 'An optional part of the page is missing', describe(error));
    return fallback;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
