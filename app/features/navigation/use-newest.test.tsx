// @vitest-environment happy-dom
import {act, useId} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';
import {useNewest} from './use-form-queue';

const told = (text: string, asOf: number) => ({text, asOf});
type Told = ReturnType<typeof told>;

let add: (news: Told | null) => void = () => undefined;
function Shown({about, loaded}: {about: string; loaded: (Told | null)[]}) {
  const [newest, addAnswer] = useNewest<Told>(about, ...loaded);
  add = addAnswer;
  return newest?.text ?? 'unknown';
}

function open(about: string) {
  const place = document.createElement('div');
  const root = createRoot(place);
  return (...loaded: (Told | null)[]) => {
    act(() => root.render(<Shown about={about} loaded={loaded} />));
    return place.textContent;
  };
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('the newest data is shown, in whichever order it arrives', () => {
  const show = open('order');
  expect(show(null)).toBe('unknown');
  expect(show(told('frame', 10))).toBe('frame');
  act(() => add(told('answer', 30)));
  expect(show(told('frame', 10), told('page', 20))).toBe('answer');
  act(() => add(told('late answer', 25)));
  expect(show(told('frame', 10))).toBe('answer');
  expect(show(told('loaded again', 40))).toBe('loaded again');
});

it('known data stays visible during an outage', () => {
  const show = open('outage');
  expect(show(told('frame', 10))).toBe('frame');
  act(() => add(null));
  expect(show(null)).toBe('frame');
});

it('a remounted component still has the data of an earlier response', () => {
  open('anew')(told('frame', 10));
  act(() => add(told('answer', 20)));
  expect(open('anew')(told('frame', 10))).toBe('answer');
});

it('ids below the hook are the same on the server and in the browser', async () => {
  const seen: string[] = [];
  const Below = () => {
    seen.push(useId());
    return null;
  };
  const Frame = () => {
    useId();
    useNewest('ids', told('frame', 10));
    return <Below />;
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Frame />);
  await act(() => Promise.resolve(void hydrateRoot(place, <Frame />)));
  expect(new Set(seen).size).toBe(1);
});
