import {expect, it, vi} from 'vitest';
import {pageMessages} from '~/i18n/messages.server';
import {PageMessages} from '~/i18n/use-language';
import type {FormAnswer} from '~/forms/submission';
import {markup} from '../../../../tests/fakes/markup';
import {ReturnPage} from './ReturnPage';

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({pathname: '/', search: '', hash: ''}),
  useNavigation: () => ({state: 'idle'}),
  useRouteLoaderData: () => undefined,
  useSubmit: () => () => undefined,
}));

const show = (answer: FormAnswer | null) =>
  markup(
    <PageMessages messages={pageMessages('de', 'accountPages')}>
      <ReturnPage id="1022" form={null} here="/konto" answer={answer} />
    </PageMessages>,
  );

it('a return that comes back without its lines has all that was typed, and the way to sign in', () => {
  const html = show({
    alerts: ['Sie sind nicht mehr angemeldet.'],
    fields: {},
    values: {'quantity-1': '2', 'reason-1': 'defective', note: 'Läuft aus', pageId: 'x'},
    signIn: {label: 'Anmelden', href: '/konto/anmelden?returnTo=%2Fkonto'},
  });
  expect(html).toContain('<input type="hidden" name="quantity-1" value="2"/>');
  expect(html).toContain('<input type="hidden" name="reason-1" value="defective"/>');
  expect(html).toMatch(/<textarea[^>]*name="note"[^>]*>Läuft aus</);
  expect(html).toMatch(/<a href="\/konto\/anmelden[^>]*target="_blank"[^>]*>Anmelden</);
  expect(html).not.toContain('pageId');
});

it('there is no form while nobody knows its lines and nothing was typed', () => {
  expect(show(null)).not.toContain('name="note"');
});
