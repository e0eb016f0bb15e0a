import type {FormAnswer} from '~/forms/form-answer';

/** Why an activation was refused. */
export interface ActivationAnswer extends FormAnswer {
  /** The page that helps, when this link never will. */
  way?: 'login' | 'lostPassword';
}
