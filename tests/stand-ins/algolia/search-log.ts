import {CallLog, type Logged} from '../call-log';

interface Asked {
  method: string;
  /** The path without the query: `/1/events`. */
  path: string;
  body: unknown;
}

/** A request as tests inspect it. */
export type LoggedCall = Logged<Asked>;

export class SearchLog extends CallLog<Asked> {}
