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

  it('comes open from the worker, named, with a link that closes it', () => {
    const html = drawer(true, '/warenkorb');
    expect(html).toMatch(/^<dialog id="account" open="" [^>]*aria-labelledby="account-title"/);
    expect(html).toContain('<h2 id="account-title"');
    expect(html).toMatch(/<a [^>]*href="\/warenkorb" aria-label="Schließen"/);
    expect(html).not.toContain('<button');
  });

  it('is closed by a button where there is no page without it', () => {
    expect(drawer(true)).toMatch(/<button type="button"[^>]* aria-label="Schließen"/);
  });
});
