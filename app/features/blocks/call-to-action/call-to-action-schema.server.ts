import {component, buttons, longText, option, requiredText} from '../../story/field-schemas.server';

/** A request to do one thing. */
export const callToActionSchema = component('call-to-action', {
  headline: requiredText(),
  text: longText(),
  buttons: buttons(),
  tone: option('reseda', 'tanne', 'plain'),
});
