// @vitest-environment happy-dom
import {act, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeEach, expect, it, vi} from 'vitest';
import {needsDocument, useBusyProps, useOnNewPage, useOpenForVisit} from './open-page';

const at = vi.hoisted(() => ({pathname: '/', search: '', hash: '', key: 'first'}));
const next = vi.hoisted(() => ({location: undefined as object | undefined}));
vi.mock('@remix-run/react', () => ({useLocation: () => ({...at}), useNavigation: () => next}));

let show: () => void = () => undefined;
function Panel() {
  const [open, setOpen] = useState(false);
  useOnNewPage(() => setOpen(false));
  show = () => setOpen(true);
  return open ? 'open' : 'closed';
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('a panel closes on another page or a new visit to its own, but not on a fragment of that', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const visit = (address: Partial<typeof at>) => {
    Object.assign(at, address);
    act(() => root.render(<Panel />));
  };
  const shown = () => place.textContent;

  visit({});
  act(show);
  expect(shown()).toBe('open');
  visit({});
  expect(shown()).toBe('open');
  visit({hash: '#main', key: 'fragment'});
  expect(shown()).toBe('open');

  visit({hash: '', key: 'again'});
  expect(shown()).toBe('closed');
  act(show);
  visit({search: '?page=2', key: 'second page'});
  expect(shown()).toBe('closed');
  act(show);
  visit({pathname: '/warenkorb', search: '', hash: '#codes', key: 'cart'});
  expect(shown()).toBe('closed');
});

it('an overlay closes on the next visit and stays closed when the visitor goes back', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  let open: (wanted: boolean) => void = () => undefined;
  function Overlay() {
    const [isOpen, setOpen] = useOpenForVisit();
    open = setOpen;
    return isOpen ? 'open' : 'closed';
  }
  const visit = (key: string) => {
    Object.assign(at, {key});
    act(() => root.render(<Overlay />));
    return place.textContent;
  };

  expect(visit('one')).toBe('closed');
  act(() => open(true));
  expect(place.textContent).toBe('open');
  expect(visit('two')).toBe('closed');
  expect(visit('one')).toBe('closed');
  act(() => open(true));
  act(() => open(false));
  expect(place.textContent).toBe('closed');
});

it.each([
  [undefined, true],
  [{pathname: '/products/gravel-x', search: '?Farbe=Himmel'}, false],
  [{pathname: '/warenkorb', search: ''}, true],
])('a click on what belongs to the page acts while %j is loading: %s', (location, acts) => {
  Object.assign(at, {pathname: '/products/gravel-x'});
  next.location = location;
  const onClick = vi.fn((event: MouseEvent) => event.defaultPrevented);
  const place = document.body.appendChild(document.createElement('div'));
  const Form = () => (
    <div {...useBusyProps()}>
      <button />
    </div>
  );
  act(() => createRoot(place).render(<Form />));
  document.addEventListener('click', onClick, {once: true});
  place.querySelector('button')?.click();
  expect(onClick).toHaveReturnedWith(!acts);
  expect(place.querySelector('[aria-busy]') === null).toBe(acts);
});

it.each([
  ['an untouched form', '<input name="email" value="jana@mail.example">', '', false],
  ['a hidden value', '<input type="hidden" name="step" value="confirm">', '', false],
  ['what was typed before, in hidden fields', '<input type="hidden">', 'data-filled', true],
])('a page with %s is left by loading a document: %s', (_, fields, mark, expected) => {
  document.body.innerHTML = `<main><form method="post" ${mark}>${fields}</form></main>`;
  expect(needsDocument('/kontakt')).toBe(expected);
});
