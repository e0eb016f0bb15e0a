import type {Messages} from '~/i18n/translate';

/** A refused form: messages, ready to read, and the typed values without passwords. */
export interface FormAnswer {
  /** Messages about the form as a whole. */
  alerts: string[];
  /** By the name of the field, in the order of the form. */
  fields: Record<string, string>;
  values: Record<string, string>;
  /** The texts by their keys, for the live re-validation that follows a refusal. */
  messages?: Messages;
  /** Only the form's schema has refused it, so the browser can check it again. */
  bySchema?: boolean;
  /** Set by the browser: the form has not reached the shop. */
  unsent?: boolean;
}

/** Whether an action has answered with a refused form. */
export function isFormAnswer(result: unknown): result is FormAnswer {
  return typeof result === 'object' && result !== null && 'alerts' in result && 'values' in result;
}
