import {blok, buttons, longText, option, requiredText} from '../../field-schemas.server';

/** A request to do one thing. */
export const callToActionSchema = blok('call-to-action', {
  headline: requiredText(),
  text: longText(),
  buttons: buttons(),
  tone: option('reseda', 'tanne', 'plain'),
});
