import {mergedAttributes} from './attributes';
import type {CartChange} from './change-cart';
import {MAX_NOTE_LENGTH, limitInputs} from './input-limits';
import type {StoredAttribute} from './stored-cart';

/** `CartInput.note`. */
export function setNote(note: string, field: string[]): CartChange {
  return (draft, {userErrors}) => {
    if (note.length > MAX_NOTE_LENGTH) {
      const message = `The note is too long (maximum is ${MAX_NOTE_LENGTH} characters).`;
      userErrors.push({code: 'NOTE_TOO_LONG', field, message});
    }
    draft.note = note;
  };
}

/** `CartInput.attributes`. */
export function setAttributes(attributes: readonly StoredAttribute[]): CartChange {
  return (draft) => {
    limitInputs(attributes, ['attributes']);
    draft.attributes = mergedAttributes(attributes);
  };
}
