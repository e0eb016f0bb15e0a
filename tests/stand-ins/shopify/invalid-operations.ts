/** An operation that Shopify would have refused. */
export interface InvalidOperation {
  operation: string;
  version: string;
  messages: string[];
  query: string;
}

/** Records operations that failed to parse or validate, so that a test can require that none did. */
export class InvalidOperations {
  #found: InvalidOperation[] = [];

  add(
    operation: string,
    version: string,
    query: string,
    errors: readonly {message: string}[],
  ): void {
    this.#found.push({operation, version, query, messages: errors.map(({message}) => message)});
  }

  list(): readonly InvalidOperation[] {
    return this.#found;
  }

  clear(): void {
    this.#found = [];
  }
}
