import {z} from 'zod';
import {required, shapeOf} from '~/forms/field-schemas';
import {LONGEST_MESSAGE} from '~/forms/fields';
import type {MessageKey} from '~/i18n/messages';
import {withdrawalFields} from './fields';

/** Browsers send each line break as two characters. */
const contract = required('contract')
  .transform((typed) => typed.replace(/\r\n?/g, '\n'))
  .pipe(z.string().max(LONGEST_MESSAGE, 'validations.message.tooLong' satisfies MessageKey));

/** What 'Vertrag widerrufen' sends: nobody is asked whether there is such an order. */
export const withdrawalSchema = z.object(shapeOf(withdrawalFields, {contract}));
