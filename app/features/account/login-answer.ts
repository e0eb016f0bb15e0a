import type {FormAnswer} from '~/forms/form-answer';

/** Why a sign-in failed. */
export interface LoginAnswer extends FormAnswer {
  /** Where a successful sign-in leads, a path of the shop. */
  returnTo?: string | null;
}
