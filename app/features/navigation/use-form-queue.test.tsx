// @vitest-environment happy-dom
import {act} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {beforeEach, expect, it, vi} from 'vitest';
import {onSubmission} from '~/forms/submission';
import {useFormQueue} from './frame-state';

/** Mock of Remix's fetcher: the submitted forms, and the state for the next rendering. */
const fetcher = vi.hoisted(() => ({
  state: 'idle',
  data: undefined as object | undefined,
  submitted: [] as unknown[],
  submit(form: FormData) {
    fetcher.submitted.push(form.get('name'));
    fetcher.state = 'submitting';
  },
}));
vi.mock('@remix-run/react', () => ({useFetcher: () => ({...fetcher})}));
vi.mock('./open-page', () => ({loadPageChunk: () => Promise.resolve(true)}));

const formOf = (name: string) => {
  const form = new FormData();
  form.append('name', name);
  return form;
};

const nameOf = (form: FormData) => {
  const name = form.get('name');
  return typeof name === 'string' ? name : '';
};

function open() {
  const place = document.createElement('div');
  const root = createRoot(place);
  const answers: (object | null)[] = [];
  let send: (form: FormData) => void = () => undefined;
  let frame = 0;
  function Queue() {
    const queue = useFormQueue('/warenkorb', (_, answer) => answers.push(answer));
    ({send} = queue);
    return queue.sending.map(nameOf).join();
  }
  act(() => root.render(<Queue key={frame} />));
  return {
    answers,
    rebuild() {
      frame += 1;
      act(() => root.render(<Queue key={frame} />));
    },
    send: (name: string) =>
      act(async () => {
        send(formOf(name));
        await Promise.resolve();
      }),
    answer: (data: object) =>
      act(async () => {
        Object.assign(fetcher, {state: 'idle', data});
        root.render(<Queue key={frame} />);
        await Promise.resolve();
      }),
    sending: () => place.textContent,
  };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(fetcher, {state: 'idle', data: undefined, submitted: []});
});

it('submits one form after the other and passes on each response', async () => {
  const {answers, send, answer, sending} = open();
  for (const name of ['a', 'b']) await send(name);
  expect([fetcher.submitted, sending()]).toEqual([['a'], 'a,b']);

  await answer({to: 'a'});
  expect([answers, fetcher.submitted, sending()]).toEqual([[{to: 'a'}], ['a', 'b'], 'b']);
  await answer({to: 'b'});
  expect([answers, sending()]).toEqual([[{to: 'a'}, {to: 'b'}], '']);
});

it('passes on a response that arrives after an error page has replaced the frame', async () => {
  const {answers, send, rebuild, answer} = open();
  await send('a');
  rebuild();
  await answer({to: 'a'});
  expect(answers).toEqual([{to: 'a'}]);
  await send('b');
  await answer({to: 'b'});
  expect([answers, fetcher.submitted]).toEqual([
    [{to: 'a'}, {to: 'b'}],
    ['a', 'b'],
  ]);
  rebuild();
  expect(answers).toHaveLength(2);
});

it('passes on a response that an error page shows together with its new frame', async () => {
  const {answers, send, rebuild, answer} = open();
  await send('a');
  Object.assign(fetcher, {state: 'idle', data: {to: 'a'}});
  rebuild();
  expect(answers).toEqual([{to: 'a'}]);
  await send('b');
  await answer({to: 'b'});
  expect(answers).toEqual([{to: 'a'}, {to: 'b'}]);
});

it('reports a form that was not sent, and submits the next one', async () => {
  const {answers, send, answer, sending} = open();
  const outcomes: [string, string | null][] = [];
  const stop = onSubmission((outcome) => outcomes.push([outcome, sending()]));
  await send('a');
  await answer({unsent: true});
  expect([answers, outcomes, sending()]).toEqual([[null], [['lost', 'a']], '']);
  await send('a');
  expect(fetcher.submitted).toEqual(['a', 'a']);
  await answer({to: 'a'});
  expect(outcomes.map(([outcome]) => outcome)).toEqual(['lost', 'arrived']);
  stop();
});

it('submits each form once if a visitor clicks between a response and its rendering', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.createElement('div'));
  let send: (form: FormData) => void = () => undefined;
  const clicked = new Set<string>();
  function Queue() {
    ({send} = useFormQueue('/warenkorb', (form) => {
      if (nameOf(form) !== 'a' || clicked.has('c')) return;
      clicked.add('c');
      // Work of this length makes React yield to clicks.
      for (const end = performance.now() + 20; performance.now() < end;);
      // A click is rendered synchronously, before the changes from the response.
      queueMicrotask(() => flushSync(() => send(formOf('c'))));
    }));
    return null;
  }
  flushSync(() => root.render(<Queue />));
  flushSync(() => send(formOf('a')));
  flushSync(() => send(formOf('b')));
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    await vi.waitFor(() => expect(fetcher.submitted).toHaveLength(at + 1));
    Object.assign(fetcher, {state: 'idle', data: {to: name}});
    root.render(<Queue />);
  }
  await vi.waitFor(() => expect(fetcher.state).toBe('idle'));
  expect(fetcher.submitted).toEqual(['a', 'b', 'c']);
  root.unmount();
});
