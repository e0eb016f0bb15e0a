/** Why a form was refused, ready to read, and what was typed; passwords never come back. */
export interface FormAnswer {
  /** What concerns the form as a whole, for the danger alert (spec §8). */
  alerts: string[];
  /** By the name of the field, in the order of the form. */
  fields: Record<string, string>;
  values: Record<string, string>;
}
