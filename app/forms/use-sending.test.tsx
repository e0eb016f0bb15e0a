// @vitest-environment happy-dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useSending} from './use-posted-form';

const router = vi.hoisted(() => ({state: 'idle', submit: vi.fn()}));
vi.mock('@remix-run/react', () => ({
  useSubmit: () => router.submit,
  useNavigation: () => ({state: router.state}),
}));

function Form({answer}: {answer: object | null}) {
  const {onSubmit, pending} = useSending(answer);
  return (
    <form onSubmit={onSubmit}>
      <button>{pending ? 'sending' : 'send'}</button>
    </form>
  );
}

let root: Root;
const show = (state: string, answer: object | null) => {
  router.state = state;
  act(() => root.render(<Form answer={answer} />));
};
const button = () => document.querySelector('button');
const click = () =>
  act(async () => {
    button()?.click();
    await Promise.resolve();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  router.submit.mockClear();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild ?? document.body);
});
afterEach(() => {
  act(() => root.unmount());
  delete document.documentElement.dataset.newBuild;
});

describe('sending a form', () => {
  it('happens once until the answer is there, not only until all is loaded after it', async () => {
    show('idle', null);
    await click();
    show('submitting', null);
    await click();
    expect(router.submit).toHaveBeenCalledTimes(1);
    expect(button()?.textContent).toBe('sending');

    show('loading', {});
    expect(button()?.textContent).toBe('send');
    await click();
    expect(router.submit).toHaveBeenCalledTimes(2);
  });

  it('is possible again when it ended without an answer', async () => {
    show('idle', null);
    await click();
    show('submitting', null);
    show('idle', null);
    await click();
    expect(router.submit).toHaveBeenCalledTimes(2);
  });

  it('is possible again when the page comes back out of the memory', async () => {
    show('idle', null);
    await click();
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}));
    });
    await click();
    expect(router.submit).toHaveBeenCalledTimes(2);
  });

  it('is left to the browser when there is a new build', async () => {
    show('idle', null);
    document.documentElement.dataset.newBuild = 'b2';
    const defaults: boolean[] = [];
    const onSubmit = (event: Event) => {
      defaults.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('submit', onSubmit, {once: true});
    await click();
    expect(defaults).toEqual([false]);
    expect(router.submit).not.toHaveBeenCalled();
  });
});
