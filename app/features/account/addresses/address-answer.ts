import type {FormAnswer} from '~/forms/form-answer';

/** A refused form of the address book. */
export interface AddressAnswer extends FormAnswer {
  /** The address that was to be changed is gone: what was typed would be a new one. */
  anew?: boolean;
}
