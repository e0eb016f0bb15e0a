import {expect, it, vi} from 'vitest';
import {pageMessages} from '~/i18n/messages.server';
import {PageMessages} from '~/i18n/use-language';
import type {FormAnswer} from '~/forms/submission';
import {markup} from '../../../../tests/fakes/markup';
import {ReturnPage} from './ReturnPage';

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({pathname: '/konto', search: '?x=1', hash: ''}),
  useNavigation: () => ({state: 'idle'}),
  useRouteLoaderData: () => undefined,
  useSubmit: () => () => undefined,
}));
vi.mock('../../wishlist/wishlist-context', () => ({useWishlist: () => ({numbers: []})}));

const show = (answer: FormAnswer | null) =>
  markup(
    <PageMessages messages={pageMessages('de', 'accountPages')}>
      <ReturnPage id="1022" form={null} answer={answer} />
    </PageMessages>,
  );

it('the return form keeps its note and choices and offers to sign in when its lines cannot be loaded', () => {
  const html = show({
    alerts: ['Sie sind nicht mehr angemeldet.'],
    fields: {},
    values: {'quantity-1': '2', 'reason-1': 'defective', note: 'Läuft aus', pageId: 'x'},
    signIn: {label: 'Anmelden', href: '/konto/anmelden?returnTo=%2Fkonto'},
  });
  expect(html).toMatch(/<textarea[^>]*name="note"[^>]*>Läuft aus</);
  expect(html).toMatch(/<input type="hidden" name="quantity-1" value="2"/);
  expect(html).toMatch(/<input type="hidden" name="reason-1" value="defective"/);
  expect(html).toMatch(/<a href="\/konto\/anmelden[^>]*target="_blank"[^>]*>Anmelden</);
});

it('the return page shows no form without lines and without input, but a link to load it again', () => {
  expect(show(null)).toContain('<a href="/konto?x=1"');
  expect(show(null)).not.toContain('name="note"');
});
