import {expect, it, vi} from 'vitest';
import {pageMessages} from '~/i18n/messages.server';
import {PageMessages} from '~/i18n/use-language';
import {markup} from '../../../tests/fakes/markup';
import {ProfilePage} from './ProfilePage';

const account = vi.hoisted(() => ({passwords: true}));
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({pathname: '/konto/daten', search: '', hash: ''}),
  useNavigation: () => ({state: 'idle'}),
  useRouteLoaderData: () => ({account, notices: []}),
  useSubmit: () => () => undefined,
}));
vi.mock('../wishlist/wishlist-context', () => ({useWishlist: () => ({numbers: ['4711', '4712']})}));

const answer = {
  alerts: ['Sie sind nicht mehr angemeldet.'],
  fields: {},
  values: {firstName: 'Janne', lastName: 'Petersen', email: 'jana.petersen@mail.example'},
};

const asked = {currentPassword: 'Bitte geben Sie Ihr aktuelles Passwort ein.'};

it.each([
  ['no password', 'has not asked for it', true, {}, false],
  ['the password', 'has asked for it', true, asked, true],
  ['no password', 'knows none', false, {}, false],
])(
  'the profile form without loaded data shows the submitted values and %s if the worker %s',
  (_, __, passwords, fields, hasPassword) => {
    account.passwords = passwords;
    const html = markup(
      <PageMessages messages={pageMessages('de', 'accountPages')}>
        <ProfilePage profile={null} answer={{...answer, fields}} />
      </PageMessages>,
    );
    expect(html).toMatch(/<input[^>]*name="firstName"[^>]*value="Janne"/);
    expect(html.includes('name="currentPassword"')).toBe(hasPassword);
    expect(html).toMatch(/Merkzettel<span[^>]*>2</);
  },
);
