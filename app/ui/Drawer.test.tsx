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
  it('is not rendered while closed', () => {
    expect(drawer(false)).toBe('');
  });

  it('has a close button when there is no close link', () => {
    expect(drawer(true)).toMatch(/<button type="button"[^>]* aria-label="Schließen"/);
  });
});
