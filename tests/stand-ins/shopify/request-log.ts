import {CallLog, type Logged} from '../call-log';

interface Asked {
  /** Name of the operation; for content its path. */
  operation: string;
  version: string;
}

/** One request to the API. */
export type LoggedRequest = Logged<Asked>;

export class RequestLog extends CallLog<Asked> {}
