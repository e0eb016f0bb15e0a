export type {MessageKey} from './messages.de';
