import {CallLog, type Logged} from '../call-log';

interface Asked {
  /** Name of the operation; for content its path. */
  operation: string;
  version: string;
}

/** One request to the API. */
export type LoggedRequest = Logged<Asked>;

export class RequestLog extends CallLog<Asked> {}

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
