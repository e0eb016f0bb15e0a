import {z} from 'zod';
import {email} from '~/forms/field-schemas';

/** What the form of a reminder sends. */
export const backInStockSchema = z.object({email});
