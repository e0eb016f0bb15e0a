import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {HONEYPOT_FIELD, SEAL_FIELD} from '../../forms/fields';
import {RequestGuard} from './RequestLayout';

const answer = (values: Record<string, string>) => ({
  alerts: [],
  fields: {},
  values,
  messages: {},
});

describe("a request form's hidden fields", () => {
  it('contain the new seal, or the submitted one after a rejection', () => {
    expect(markup(<RequestGuard seal="new" answer={null} />)).toContain('value="new"');
    const again = markup(<RequestGuard seal="new" answer={answer({[SEAL_FIELD]: 'kept'})} />);
    expect(again).toContain('value="kept"');
    expect(again).not.toContain('value="new"');
  });

  it('contain a honeypot that is emptied and hidden from visitors', () => {
    const html = markup(<RequestGuard seal="s" answer={answer({[HONEYPOT_FIELD]: 'spam'})} />);
    expect(html).not.toContain('spam');
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('tabindex="-1"');
    expect(html).toContain('autoComplete="off"');
  });
});
