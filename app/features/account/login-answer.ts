/** Why a sign-in failed; all texts are ready to read, passwords never come back. */
export interface LoginAnswer {
  /** For the danger alert (spec §8). */
  alerts: string[];
  /** By the name of the field. */
  fields: Record<string, string>;
  /** What was typed as e-mail address. */
  email: string;
  /** Where a successful sign-in leads, a path of the shop. */
  returnTo: string | null;
}
