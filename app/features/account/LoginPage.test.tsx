import {describe, expect, it, vi} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {LoginForm} from './LoginPage';

// Without script nobody sends anything.
vi.mock('@remix-run/react', () => ({
  useSubmit: () => () => undefined,
  useNavigation: () => ({state: 'idle'}),
}));

const shown = (answer: Parameters<typeof LoginForm>[0]['answer'] = null, more = {}) =>
  markup(<LoginForm id="login" answer={answer} {...more} />);
const refused = {alerts: [], fields: {}, values: {email: 'jana@mail.example'}};

describe('the sign-in form', () => {
  it('is a plain form with what browsers need to fill it in', () => {
    const html = shown();
    expect(html).toContain('<form id="login" method="post" novalidate="" action="/konto/anmelden"');
    expect(html).toMatch(/<input[^>]* name="email" type="email" autoComplete="username"/);
    expect(html).toMatch(
      /<input[^>]* name="password" autoComplete="current-password" type="password"/,
    );
    // Nothing of a form: only script shows what was typed.
    expect(html).toMatch(
      /noscript:hidden invisible"><input type="checkbox"[^>]*>Passwort anzeigen/,
    );
    expect(html).not.toMatch(/type="checkbox"[^>]* name=/);
    expect(html).not.toContain('role="alert"');
  });

  it.each(['E-Mail', 'Passwort'])('has a star in label and placeholder of %s', (label) => {
    expect(shown()).toContain(`placeholder="${label} *"`);
    expect(shown()).toContain(`${label}<span class="text-danger" aria-hidden="true"> *</span>`);
  });

  it('says at the field what is wrong with it', () => {
    const html = shown({...refused, fields: {email: 'Falsch.'}});
    expect(html).toMatch(
      /id="login-email"[^>]*aria-invalid="true" aria-describedby="login-email-error"/,
    );
    expect(html).toMatch(/<p id="login-email-error"[^>]*>.*Falsch\.<\/p>/);
    expect(html).not.toContain('login-password-error');
  });

  it('shows what Shopify refused in the danger alert, and keeps the e-mail address', () => {
    const html = shown({...refused, alerts: ['Nein.', '<b>']});
    expect(html).toMatch(/role="alert"><div[^>]*bg-danger-50.*<p>Nein\.<\/p><p>&lt;b&gt;<\/p>/);
    expect(html).toContain('value="jana@mail.example"');
    expect(html.match(/value=/g)).toHaveLength(1);
  });

  it('remembers where it leads', () => {
    expect(shown(null, {returnTo: '/merkzettel'})).toContain(
      '<input type="hidden" name="returnTo" value="/merkzettel"/>',
    );
  });
});
