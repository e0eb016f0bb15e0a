// @vitest-environment happy-dom
import {act, useState} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeEach, expect, it, vi} from 'vitest';
import {useOnNewPage, useOpenForVisit} from './open-page';

const at = vi.hoisted(() => ({pathname: '/', search: '', hash: '', key: 'first'}));
vi.mock('@remix-run/react', () => ({useLocation: () => ({...at})}));

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
