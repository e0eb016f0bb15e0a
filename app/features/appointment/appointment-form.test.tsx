import {describe, expect, it, vi} from 'vitest';
import {PageMessages} from '~/i18n/use-language';
import {pageMessages, translatorOf} from '~/i18n/messages.server';
import {markup} from '../../../tests/fakes/markup';
import {AppointmentForm} from './AppointmentForm';
import {toWorkshopDays} from './appointment-content.server';

// Without script nothing is submitted.
vi.mock('@remix-run/react', () => ({
  useSubmit: () => () => undefined,
  useNavigation: () => ({state: 'idle'}),
}));

const content = {
  lead: '',
  services: [{id: 'a', name: 'Bremsen', note: 'ab 39 €', product: ''}],
  daysAhead: 30,
};
const closed = {opens: '', closes: '', reason: ''};
const hours = {
  shop: [],
  workshop: [{days: [1, 2], opens: '09:00', closes: '18:00'}],
  special: [
    {...closed, place: 'workshop' as const, from: '2026-12-01', to: '2026-12-02'},
    {...closed, place: 'all' as const, from: '2026-12-02', to: '2026-12-02'},
  ],
};

function show(changes: Partial<typeof content> = {}, more: object = {}, known = hours) {
  const offered = {...content, ...changes};
  const asked = {today: '2026-11-21', language: 'de', t: translatorOf('de')} as const;
  const days = toWorkshopDays(offered, known, asked, 'workshop');
  const view = {...offered, days, card: null, testRide: null, stores: []};
  return markup(
    <PageMessages messages={pageMessages('de', 'appointment', 'requests')}>
      <AppointmentForm id="termin" answer={null} view={view} seal="sealed" {...more} />
    </PageMessages>,
  );
}

describe('AppointmentForm rendered by the worker', () => {
  it('is a plain form that submits to its own page', () => {
    const html = show();
    expect(html).toMatch(/<form[^>]* method="post"[^>]* action="\/werkstatt-termin"/);
    expect(html).toContain('name="requestSeal" value="sealed"');
    expect(html).toContain('<option value="Bremsen">Bremsen (ab 39 €)</option>');
    expect(html).toMatch(/type="date"[^>]* min="2026-11-22"[^>]* max="2026-12-21"/);
    expect(html).toContain('Geöffnet: Mo, Di, geschlossen am 1.–\u20602.\u00a0Dezember.');
  });

  it('names no open days if the owner has entered none', () => {
    expect(show({}, {}, {shop: [], workshop: [], special: []})).not.toContain('Geöffnet');
  });

  it('shows a text field for the service if editors offer none', () => {
    const html = show({services: []});
    expect(html).toMatch(/<input[^>]*name="service"/);
    expect(html).not.toContain('<select');
  });

  it('prefills the fields with known customer data', () => {
    expect(show({}, {initial: {firstName: 'Jana'}})).toMatch(/name="firstName"[^>]*value="Jana"/);
  });
});
