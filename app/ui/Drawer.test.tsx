import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {Drawer} from './Drawer';

const drawer = (open: boolean, closeHref?: string) =>
  renderToStaticMarkup(
    <Drawer
      id="account"
      side="right"
      open={open}
      onClose={() => undefined}
      title="Mein Konto"
      closeLabel="Schließen"
      closeHref={closeHref}
    >
      <p>Inhalt</p>
    </Drawer>,
  );

describe('a drawer', () => {
  it('is not in the page before it is opened', () => {
    expect(drawer(false)).toBe('');
  });

  it('is closed by a button where there is no page without it', () => {
    expect(drawer(true)).toMatch(/<button type="button"[^>]* aria-label="Schließen"/);
  });
});
