// @vitest-environment happy-dom
import {act, useId} from 'react';
import {createRoot, hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {beforeEach, expect, it, vi} from 'vitest';
import {useNewestData} from './frame-state';

const version = (text: string, asOf: number) => ({text, asOf});
type Version = ReturnType<typeof version>;

let add: (news: Version | null) => void = () => undefined;
function Shown({about, loaded}: {about: string; loaded: (Version | null)[]}) {
  const [newest, addAnswer] = useNewestData<Version>(about, ...loaded);
  add = addAnswer;
  return newest?.text ?? 'unknown';
}

function open(about: string) {
  const place = document.createElement('div');
  const root = createRoot(place);
  return (...loaded: (Version | null)[]) => {
    act(() => root.render(<Shown about={about} loaded={loaded} />));
    return place.textContent;
  };
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('the newest data is shown, in whichever order it arrives', () => {
  const show = open('order');
  expect(show(null)).toBe('unknown');
  expect(show(version('frame', 10))).toBe('frame');
  act(() => add(version('answer', 30)));
  expect(show(version('frame', 10), version('page', 20))).toBe('answer');
  act(() => add(version('late answer', 25)));
  expect(show(version('frame', 10))).toBe('answer');
  expect(show(version('loaded again', 40))).toBe('loaded again');
});

it('known data stays visible during an outage', () => {
  const show = open('outage');
  expect(show(version('frame', 10))).toBe('frame');
  act(() => add(null));
  expect(show(null)).toBe('frame');
});

it('a remounted component still has the data of an earlier response', () => {
  open('anew')(version('frame', 10));
  act(() => add(version('answer', 20)));
  expect(open('anew')(version('frame', 10))).toBe('answer');
});

it('ids below the hook are the same on the server and in the browser', async () => {
  const seen: string[] = [];
  const Below = () => {
    seen.push(useId());
    return null;
  };
  const Frame = () => {
    useId();
    useNewestData('ids', version('frame', 10));
    return <Below />;
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Frame />);
  await act(() => Promise.resolve(void hydrateRoot(place, <Frame />)));
  expect(new Set(seen).size).toBe(1);
});

it('a browser that lets tabs not talk to each other shows the data, also later one', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('BroadcastChannel', vi.fn(refuse));
  const show = open('refused');
  expect(show(version('frame', 10))).toBe('frame');
  act(() => add(version('answer', 20)));
  expect(show(version('frame', 10))).toBe('answer');
});
