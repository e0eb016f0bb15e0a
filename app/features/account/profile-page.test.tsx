import {expect, it, vi} from 'vitest';
import {pageMessages} from '~/i18n/messages.server';
import {PageMessages} from '~/i18n/use-language';
import {markup} from '../../../tests/fakes/markup';
import {ProfilePage} from './ProfilePage';

const account = vi.hoisted(() => ({passwords: true}));
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({pathname: '/konto/daten', search: '', hash: ''}),
  useNavigation: () => ({state: 'idle'}),
  useRouteLoaderData: () => ({account, wishlist: {ids: []}, notices: []}),
  useSubmit: () => () => undefined,
}));

const answer = {
  alerts: ['Sie sind nicht mehr angemeldet.'],
  fields: {},
  values: {firstName: 'Janne', lastName: 'Petersen', email: 'jana.petersen@mail.example'},
};

it.each([
  ['an account with a password', true],
  ['an account at Shopify', false],
])(
  'the profile form for %s shows the submitted values and matching fields without loaded data',
  (_, passwords) => {
    account.passwords = passwords;
    const html = markup(
      <PageMessages messages={pageMessages('de', 'accountPages')}>
        <ProfilePage profile={null} answer={answer} />
      </PageMessages>,
    );
    expect(html).toMatch(/<input[^>]*name="firstName"[^>]*value="Janne"/);
    expect(html.includes('name="currentPassword"')).toBe(passwords);
  },
);
