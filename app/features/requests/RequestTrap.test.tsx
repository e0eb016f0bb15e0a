import {describe, expect, it} from 'vitest';
import {markup} from '../../../tests/fakes/markup';
import {RequestTrap} from './RequestTrap';
import {SEAL_FIELD, TRAP_FIELD} from './trap-fields';

const answer = (values: Record<string, string>) => ({
  alerts: [],
  fields: {},
  values,
  messages: {},
});

describe("a request form's hidden fields", () => {
  it('carry the seal of the page, after a refusal that of the answer', () => {
    expect(markup(<RequestTrap seal="new" answer={null} />)).toContain('value="new"');
    const again = markup(<RequestTrap seal="new" answer={answer({[SEAL_FIELD]: 'kept'})} />);
    expect(again).toContain('value="kept"');
    expect(again).not.toContain('value="new"');
  });

  it('set a trap that people do not meet, and empty it', () => {
    const html = markup(<RequestTrap seal="s" answer={answer({[TRAP_FIELD]: 'spam'})} />);
    expect(html).not.toContain('spam');
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('tabindex="-1"');
    expect(html).toContain('autoComplete="off"');
  });
});
