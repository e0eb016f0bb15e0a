import type {CustomerErrorCode} from '@shopify/hydrogen/storefront-api-types';

/** Shopify's `CustomerUserError`. */
export interface CustomerUserError {
  code: CustomerErrorCode;
  field: string[];
  message: string;
}

/** A payload with its errors; the deprecated `userErrors` repeat them without a code. */
export function withUserErrors<Payload extends object>(
  payload: Payload,
  errors: readonly CustomerUserError[] = [],
) {
  return {
    ...payload,
    customerUserErrors: errors,
    userErrors: errors.map(({field, message}) => ({field, message})),
  };
}

export const invalidToken: CustomerUserError = {
  code: 'INVALID',
  field: ['customerAccessToken'],
  message: 'Customer access token is invalid',
};

/** The fields of a profile that customers may change; `null` and a missing key leave a field unchanged. */
export interface ProfileInput {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  phone?: string | null;
  password?: string | null;
  acceptsMarketing?: boolean | null;
}

type Code = CustomerUserError['code'];
type Complaint = [Code, string];

const MAX_NAME_LENGTH = 255;
/** Shopify's length limits of a password. */
const PASSWORD_LENGTH = {min: 5, max: 40};
/** A domain that accepts no mail. */
const BAD_DOMAIN = 'ohne-post.example';

const names = {firstName: 'First name', lastName: 'Last name'} as const;

function complaintAboutName(label: string, name: string): Complaint | null {
  if (name.length > MAX_NAME_LENGTH)
    return ['TOO_LONG', `${label} is too long (maximum is ${MAX_NAME_LENGTH} characters)`];
  if (/<\/?[a-z][^>]*>/i.test(name))
    return ['CONTAINS_HTML_TAGS', `${label} cannot contain HTML tags`];
  if (/https?:\/\/|www\./i.test(name)) return ['CONTAINS_URL', `${label} cannot contain URL`];
  return null;
}

function complaintAboutEmail(email: string): Complaint | null {
  if (email.trim() === '') return ['BLANK', "Email can't be blank"];
  if (email.length > 255) return ['TOO_LONG', 'Email is too long (maximum is 255 characters)'];
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]{2,}$/.test(email)) return ['INVALID', 'Email is invalid'];
  if (email.toLowerCase().endsWith(`@${BAD_DOMAIN}`))
    return ['BAD_DOMAIN', 'Email contains an invalid domain name'];
  return null;
}

/** Shopify's error for a new password; null when it is valid. */
export function complaintAboutPassword(password: string): Complaint | null {
  const {min, max} = PASSWORD_LENGTH;
  if (password === '') return ['BLANK', "Password can't be blank"];
  if (password !== password.trim())
    return [
      'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
      "Password can't start or end with whitespace",
    ];
  if (password.length < min)
    return ['TOO_SHORT', `Password is too short (minimum is ${min} characters)`];
  if (password.length > max)
    return ['TOO_LONG', `Password is too long (maximum is ${max} characters)`];
  return null;
}

function complaintAboutPhone(phone: string): Complaint | null {
  if (phone === '' || /^\+[1-9]\d{6,14}$/.test(phone.replaceAll(/[\s()/-]/g, ''))) return null;
  return ['INVALID', 'Phone is invalid'];
}

/**
 * Everything that Shopify rejects in a profile, at most one error per field.
 *
 * @param root name of the mutation's argument, the first element of every field's path
 */
export function profileErrors(profile: ProfileInput, root: string): CustomerUserError[] {
  const complaints = {
    email: profile.email == null ? null : complaintAboutEmail(profile.email),
    password: profile.password == null ? null : complaintAboutPassword(profile.password),
    firstName: profile.firstName ? complaintAboutName(names.firstName, profile.firstName) : null,
    lastName: profile.lastName ? complaintAboutName(names.lastName, profile.lastName) : null,
    phone: profile.phone ? complaintAboutPhone(profile.phone) : null,
  };
  return Object.entries(complaints).flatMap(([field, complaint]) => {
    if (!complaint) return [];
    const [code, message] = complaint;
    return {code, field: [root, field], message};
  });
}

/** Shopify's error for a value that another customer already uses. */
export function takenError(field: 'email' | 'phone', root: string): CustomerUserError {
  const label = field === 'email' ? 'Email' : 'Phone';
  return {code: 'TAKEN', field: [root, field], message: `${label} has already been taken`};
}
