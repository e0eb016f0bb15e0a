import {act} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {clampQuantity, QuantityInput} from './QuantityInput';

// @vitest-environment happy-dom

const onChange = vi.fn();
const input = (
  <QuantityInput
    defaultValue={1}
    label="Menge"
    decreaseLabel="weniger"
    increaseLabel="mehr"
    onChange={onChange}
  />
);
const field = () => document.querySelector('input');
const buttons = () => [...document.querySelectorAll('button')];

/** Hydrates the worker's page after a value was typed before script loaded. */
function hydrateAfterTyping(typed?: string): void {
  document.body.innerHTML = `<div>${renderToString(input)}</div>`;
  const sent = field();
  if (sent && typed !== undefined) sent.value = typed;
  act(() => void hydrateRoot(document.body.firstElementChild ?? document.body, input));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onChange.mockClear();
});

describe('a quantity input', () => {
  it('keeps and reports a value typed before hydration, and steps from it', () => {
    hydrateAfterTyping('3');
    expect(field()?.value).toBe('3');
    expect(onChange.mock.calls).toEqual([[3]]);
    act(() => buttons()[1]?.click());
    expect(field()?.value).toBe('4');
  });

  it('keeps the focus on the minus button at one, which it does not go below', () => {
    hydrateAfterTyping('2');
    const [minus] = buttons();
    minus?.focus();
    act(() => minus?.click());
    expect([field()?.value, minus?.getAttribute('aria-disabled')]).toEqual(['1', 'true']);
    expect(document.activeElement).toBe(minus);
    act(() => minus?.click());
    expect(field()?.value).toBe('1');
    expect(onChange.mock.calls).toEqual([[2], [1]]);
  });

  it('leaves a value emptied before hydration empty', () => {
    hydrateAfterTyping('');
    expect(field()?.value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('reports nothing when it was not changed before hydration', () => {
    hydrateAfterTyping();
    expect(buttons()).toHaveLength(2);
    expect(field()?.value).toBe('1');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a typed quantity', () => {
  it.each([
    ['3', 3],
    ['  3 ', 3],
    ['3.9', 3],
    ['3,9', 3],
    ['0', 1],
    ['-4', 1],
    ['4000', 4000],
    ['1e3', 1],
  ])('%j counts as %d', (typed, quantity) => {
    expect(clampQuantity(typed)).toBe(quantity);
  });

  it.each(['', ' ', 'zwei', '-', '.5'])('%j is ignored', (typed) => {
    expect(clampQuantity(typed)).toBeNull();
  });
});
