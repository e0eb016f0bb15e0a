import type {FormAnswer} from '~/forms/form-answer';

/** Why a sign-in failed. */
export interface LoginAnswer extends FormAnswer {
  /** Where a successful sign-in leads, a path of the shop. */
  returnTo?: string | null;
}

/** Why an activation was refused. */
export interface ActivationAnswer extends FormAnswer {
  /** The page that helps, when this link never will. */
  help?: 'login' | 'lostPassword';
}

/** A refused form of the address book. */
export interface AddressAnswer extends FormAnswer {
  /** The address that was to be changed is gone: what was typed would be a new one. */
  anew?: boolean;
}
