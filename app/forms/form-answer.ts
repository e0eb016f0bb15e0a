import type {Messages} from '~/i18n/flatten';

/** Why a form was refused, ready to read, and what was typed; passwords never come back. */
export interface FormAnswer {
  /** What concerns the form as a whole, for the danger alert. */
  alerts: string[];
  /** By the name of the field, in the order of the form. */
  fields: Record<string, string>;
  values: Record<string, string>;
  /** The texts by their keys, for the live re-validation that follows a refusal. */
  messages?: Messages;
  /** What is wrong was found by the form's schema alone, so that the browser can tell when it is right. */
  bySchema?: boolean;
  /** Said by the browser: the form has not reached the shop. */
  unsent?: boolean;
}

/** Whether an action has answered with a refused form, which has changed nothing. */
export function isFormAnswer(result: unknown): result is FormAnswer {
  return typeof result === 'object' && result !== null && 'alerts' in result && 'values' in result;
}
