// @vitest-environment happy-dom
import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {
  ClientNavigation,
  scrollWithoutNavigation,
  NewPageStatus,
  PrefetchOnIntent,
} from './ClientNavigation';

/** Mock of Remix: the location after a client-side navigation, and that of one that has begun. */
const remix = vi.hoisted(() => ({
  location: {},
  next: undefined as object | undefined,
  navigate: vi.fn(),
}));
vi.mock('@remix-run/react', () => ({
  useLocation: () => remix.location,
  useNavigate: () => remix.navigate,
  useNavigation: () => ({location: remix.next}),
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

it.each([
  ['hovers over it', ['pointerover'], true],
  ['focuses it', ['focusin'], true],
  ['swipes over it', ['pointerover', 'pointercancel'], false],
  ['opens it, which requests the page', ['pointerover', 'navigation'], false],
])('a link is prefetched when a visitor %s (%j): %s', (_, events, isPrefetched) => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('__remixManifest', {routes: {}});
  const link = linkOn('<div id="frame"></div>', '/products/gravel-x');
  document.body.append(link);
  const place = document.getElementById('frame') ?? document.body;
  const root = createRoot(place);
  const show = () => {
    const parts = [ClientNavigation, PrefetchOnIntent].map((part) => createElement(part));
    act(() => root.render(createElement('div', {}, ...parts)));
  };
  show();
  for (const event of events) link.dispatchEvent(new Event(event, {bubbles: true}));
  remix.next = events.includes('navigation') ? {} : undefined;
  show();
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(place.querySelector('[rel=prefetch]') !== null).toBe(isPrefetched);
  act(() => root.unmount());
  vi.useRealTimers();
});

it.each([
  ['/products/gravel-x', false],
  ['/', true],
])('a link on the start page to %s replaces its history entry: %s', async (path, replace) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('__remixManifest', {routes: {}});
  const link = document.body.appendChild(linkOn('<div id="frame"></div>', path));
  const root = createRoot(document.getElementById('frame') ?? document.body);
  act(() => root.render(createElement(ClientNavigation)));
  link.click();
  const opened = expect.objectContaining({replace}) as unknown;
  await vi.waitFor(() => expect(remix.navigate).toHaveBeenLastCalledWith(path, opened));
  act(() => root.unmount());
});
