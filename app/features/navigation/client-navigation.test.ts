// @vitest-environment happy-dom
import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {scrollWithoutNavigation, NewPageStatus} from './ClientNavigation';

/** Mock of Remix: the location after a client-side navigation. */
const remix = vi.hoisted(() => ({location: {}}));
vi.mock('@remix-run/react', () => ({
  useLocation: () => remix.location,
  useNavigationType: () => 'PUSH',
}));

const summary = '<div data-summary></div>';
const field = '<input id="email">';

function linkOn(body: string, href: string): HTMLAnchorElement {
  document.body.innerHTML = body;
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return link;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a link to an anchor on the same page', () => {
  it('moves the focus without discarding the errors of a rejected form', () => {
    expect(scrollWithoutNavigation(linkOn(summary + field, '#email'), document)).toBe(true);
    expect(document.activeElement?.id).toBe('email');
  });

  it.each([
    ['no form was refused', field, '#email'],
    ['there is no such place', summary, '#email'],
    ['it leads elsewhere', summary + field, '/konto#email'],
  ])('is followed by the browser when %s', (_, body, href) => {
    expect(scrollWithoutNavigation(linkOn(body, href), document)).toBe(false);
  });
});

describe('a page opened by client-side navigation', () => {
  it.each([
    ['#section-r%C3%BCckgabe', 'section-rückgabe'],
    ['#section-nirgendwo', 'top'],
    ['#rabatt-50%', 'top'],
    ['', 'top'],
  ])('focuses the element named in the hash, otherwise its heading: %s', (hash, id) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    document.body.innerHTML =
      '<main><h1 id="top"></h1><h2 id="section-rückgabe"></h2></main><div id="frame"></div>';
    const frame = document.getElementById('frame') ?? document.body;
    remix.location = {pathname: '/agb', hash};
    const root = createRoot(frame);
    act(() => root.render(createElement(NewPageStatus)));
    expect(document.activeElement?.id).toBe(id);
    act(() => root.unmount());
  });
});
