import type {APIRequestContext, APIResponse} from '@playwright/test';

/** Customers of the stand-in, and texts that appear only on their own pages. */
export const jana = {
  email: 'jana.petersen@mail.example',
  password: 'Reseda-Rad-7',
  name: 'Jana Petersen',
  order: '1178',
  marks: ['Petersen', 'jana.petersen', 'Nabenstraße', '#1178', '#1171', 'bestellungen/1178'],
};
export const cagri = {
  email: 'cagri.oeztuerk@mail.example',
  password: '36 Speichen & 1 Ventil',
  name: 'Çağrı Öztürk-Großmann',
  order: '1102',
  marks: ['Öztürk', 'Çağrı', 'cagri.oeztuerk', 'Felgengasse', '#1102', 'bestellungen/1102'],
};
export const club = {
  email: 'verein@mail.example',
  password: 'lastenrad',
  name: 'Lastenrad-Verein',
  order: '',
  marks: ['Lastenrad-Verein', 'verein@mail.example'],
};

type Credentials = Pick<typeof jana, 'email' | 'password'>;

/** Submits the sign-in form, without following the redirect. */
export function signIn(
  request: APIRequestContext,
  {email, password}: Credentials,
  more: Record<string, string> = {},
): Promise<APIResponse> {
  return request.post('/konto/anmelden', {
    form: {email, password, ...more},
    maxRedirects: 0,
    maxRetries: 2,
  });
}
