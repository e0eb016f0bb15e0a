import {z} from 'zod';
import {signInEmail, typedPassword} from '~/forms/field-schemas';

/** What the sign-in form sends; the messages are keys of `validations`. */
export const loginSchema = z.object({email: signInEmail, password: typedPassword});
