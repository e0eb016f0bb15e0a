import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {HONEYPOT_FIELD, SEAL_FIELD} from '../../forms/fields';
import type {FormAnswer} from '../../forms/submission';
import {AsidePoints, RequestGuard} from './RequestLayout';

const answer = (values: Record<string, string>, fields: Record<string, string> = {}) => ({
  alerts: [],
  fields,
  values,
  messages: {},
});

const guard = (seal: string, refused: FormAnswer | null) =>
  markup(
    <RequestGuard
      seal={seal}
      answer={refused}
      summary={{answer: refused, idOf: (field) => `id-${field}`}}
    />,
  );

describe('the start of a request form', () => {
  it('contains the new seal, or the submitted one after a rejection', () => {
    expect(guard('new', null)).toContain('value="new"');
    const again = guard('new', answer({[SEAL_FIELD]: 'kept'}));
    expect(again).toContain('value="kept"');
    expect(again).not.toContain('value="new"');
  });

  it('contains a honeypot that is emptied and hidden from visitors', () => {
    const html = guard('s', answer({[HONEYPOT_FIELD]: 'spam'}));
    expect(html).not.toContain('spam');
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('tabindex="-1"');
    expect(html).toContain('autoComplete="off"');
  });

  it('links to the rejected fields', () => {
    const html = guard('s', answer({}, {email: 'Die Adresse ist unvollständig.'}));
    expect(html).toContain('Bitte prüfen Sie Ihre Angaben');
    expect(html).toContain('href="#id-email"');
  });
});

it.each([
  [['Antwort in einem Tag', ''], 1],
  [['', ''], 0],
])('promises whose text the owner has emptied have no check mark: %j', (points, marks) => {
  const html = markup(<AsidePoints points={points} />);
  expect(html.match(/<li|<ul/g) ?? []).toHaveLength(marks * 2);
});
