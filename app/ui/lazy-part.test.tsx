// @vitest-environment happy-dom
import {act, createElement, type ReactNode} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../../tests/setup';
import {reloadIfReplaced, waitForLazyParts, lazyHydratedPart, useLazyPart} from './lazy-part';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();
let root: Root | undefined;

interface Situation {
  /** Another build, if the shop runs one. */
  build?: string;
  answers?: boolean;
  type?: string;
  responseStatus?: number;
}

/** After a deployment, unless said otherwise. */
function openedAs({build = 'b2', answers = true, ...entry}: Situation): void {
  const page = {type: 'navigate', responseStatus: 200, ...entry};
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page as PerformanceNavigationTiming]);
  window.checkBuild = () => {
    if (build) document.documentElement.dataset.newBuild = build;
    return Promise.resolve(answers);
  };
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-new-build');
  openedAs({});
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  reload.mockReset();
  document.body.innerHTML = '<div id="page"></div>';
  history.replaceState(null, '', '/werkstatt');
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.useRealTimers();
});

const place = () => document.getElementById('page') ?? document.body;

async function show(page: ReactNode): Promise<void> {
  await act(async () => {
    root ??= createRoot(place());
    root.render(page);
    await Promise.resolve();
  });
}

describe('a page that cannot load a chunk', () => {
  it.each([
    ['reloaded', 'after a deployment', {}],
    ['kept', 'while its build runs', {build: ''}],
    ['kept', 'while the shop does not answer', {answers: false}],
    ['kept', 'after a reload', {type: 'reload'}],
    ['kept', 'with a rejected form', {responseStatus: 400}],
  ])('is %s %s', async (outcome, _, situation) => {
    expectConsoleError('cannot be loaded');
    openedAs(situation);
    await reloadIfReplaced(new Error('gone'));
    expect(reload).toHaveBeenCalledTimes(outcome === 'reloaded' ? 1 : 0);
    expect(document.documentElement.dataset.plainForms).toBe('');
  });
});

describe('a lazy part', () => {
  const Bar = () => <aside>Leiste</aside>;

  function Page({
    fetchBar,
    wanted = true,
  }: {
    fetchBar: () => Promise<typeof Bar>;
    wanted?: boolean;
  }) {
    const Part = useLazyPart(fetchBar, wanted);
    return (
      <main>
        <h1>Rad</h1>
        {Part && <Part />}
      </main>
    );
  }

  it('is loaded and shown once it is wanted', async () => {
    const fetchBar = vi.fn(() => Promise.resolve(Bar));
    await show(<Page fetchBar={fetchBar} wanted={false} />);
    expect(fetchBar).not.toHaveBeenCalled();
    await show(<Page fetchBar={fetchBar} />);
    expect(place().textContent).toBe('RadLeiste');
  });

  it('leaves the page intact when it fails to load, and is requested again', async () => {
    expectConsoleError('cannot be loaded');
    const fetchBar = vi.fn<() => Promise<typeof Bar>>(gone);
    await show(<Page fetchBar={fetchBar} />);
    expect(place().textContent).toBe('Rad');
    expect(reload).toHaveBeenCalledTimes(1);
    fetchBar.mockResolvedValue(Bar);
    await show(<Page fetchBar={fetchBar} wanted={false} />);
    await show(<Page fetchBar={fetchBar} />);
    expect(place().textContent).toBe('RadLeiste');
  });

  it('does not reload the page when it fails after the visitor has left', async () => {
    let fail: (error: Error) => void = () => undefined;
    await show(<Page fetchBar={() => new Promise((_, reject) => (fail = reject))} />);
    await show(null);
    await act(async () => {
      fail(new Error('gone'));
      await Promise.resolve();
    });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a server-rendered lazy part', () => {
  const Form = ({onSend}: {onSend?: () => void}) => (
    <form>
      <input name="email" />
      <button type="button" onClick={onSend}>
        Anmelden
      </button>
    </form>
  );
  const field = () => place().querySelector('input');

  /** The worker's markup, in which the visitor types before script loads. */
  async function hydrate(fetchForm: () => Promise<typeof Form>, onSend?: () => void) {
    const Sent = lazyHydratedPart('form', Form, fetchForm);
    place().innerHTML = renderToString(<Sent />);
    const typed = field();
    if (typed) typed.value = 'jana@';
    const Part = lazyHydratedPart('form', false, fetchForm);
    await waitForLazyParts();
    await act(async () => {
      root = hydrateRoot(place(), <Part onSend={onSend} />);
      await Promise.resolve();
    });
    return {typed, again: () => show(<Part onSend={() => undefined} />)};
  }

  it('hydrates with what was typed before', async () => {
    const onSend = vi.fn();
    const {typed} = await hydrate(() => Promise.resolve(Form), onSend);
    place().querySelector('button')?.click();
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(field()).toBe(typed);
    expect(typed?.value).toBe('jana@');
  });

  it('keeps what was typed when it is rerendered right after hydration', async () => {
    const {typed, again} = await hydrate(() => Promise.resolve(Form));
    await again();
    expect(field()).toBe(typed);
    expect(typed?.value).toBe('jana@');
  });

  it('is requested again on the next client-side navigation after a failure', async () => {
    expectConsoleError('cannot be loaded');
    openedAs({build: ''});
    const fetchForm = vi.fn<() => Promise<typeof Form>>(gone);
    const Part = lazyHydratedPart('form', false, fetchForm);
    await show(<Part />);
    expect(field()).toBeNull();
    // The worker renders it.
    expect(reload).toHaveBeenCalledTimes(1);
    fetchForm.mockResolvedValue(Form);
    await show(null);
    await show(<Part />);
    await show(<Part />);
    expect(field()).not.toBeNull();
  });

  it('is shown after a client-side navigation', async () => {
    const Part = lazyHydratedPart('form', false, () => Promise.resolve(Form));
    await show(<Part />);
    await show(<Part />);
    expect(field()).not.toBeNull();
  });

  it('keeps its markup when its code fails to load, until the next navigation', async () => {
    expectConsoleError('cannot be loaded');
    const {typed, again} = await hydrate(gone);
    expect(reload).toHaveBeenCalledTimes(1);
    await again();
    expect(field()).toBe(typed);
    expect(typed?.value).toBe('jana@');
    history.replaceState(null, '', '/kontakt');
    await again();
    expect(place().innerHTML).not.toContain('form');
  });

  it('does not block hydration when its code never loads', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<typeof Form>(() => undefined);
    place().innerHTML = renderToString(createElement(lazyHydratedPart('form', Form, never)));
    lazyHydratedPart('form', false, never);
    const waited = waitForLazyParts().then(() => 'alive');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await waited).toBe('alive');
  });
});
