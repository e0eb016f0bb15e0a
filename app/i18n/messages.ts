import type {Leaves, MessageKey, WithoutPlural} from './messages.de';
import type {workerMessages} from './worker-messages.server';

export type {MessageKey};

/** Keys that loaders and actions may use beside those that browsers know too. */
export type WorkerMessageKey = MessageKey | WithoutPlural<Leaves<(typeof workerMessages)['de']>>;
