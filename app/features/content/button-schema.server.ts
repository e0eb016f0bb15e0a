import type {z} from 'zod';
import {blok, link, option, parts, requiredText} from './field-schemas.server';

/** A way on from a block. */
const buttonSchema = blok('button', {
  label: requiredText({max_length: 60}),
  link: link({required: true}),
  style: option('primary', 'secondary', 'light'),
});

export type ButtonContent = z.output<typeof buttonSchema>;

/** The field for a block's buttons; one whose link leads nowhere is left out where they are shown. */
export function buttons() {
  return parts(buttonSchema);
}
