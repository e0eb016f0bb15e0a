import {describe, expect, it} from 'vitest';
import {fieldsOf} from './fields';
import {
  fieldsUpTo,
  firstStepWith,
  LAST_STEP,
  searchOf,
  shouldRevalidateRequest,
  stepOf,
} from './use-leasing-form';

describe('the step in the URL', () => {
  it.each([
    ['', 1],
    ['?step=1', 1],
    ['?variant=7&step=3', 3],
    ['?step=4', 4],
    ['?step=5', 1],
    ['?step=0', 1],
    ['?step=-2', 1],
    ['?step=2.5', 1],
    ['?step=zwei', 1],
    ['?step=02', 1],
  ])('of %j is %d', (search, step) => {
    expect(stepOf(search)).toBe(step);
  });
});

describe('the URL of a step', () => {
  it.each([
    [1, '', ''],
    [2, '', '?step=2'],
    [3, '?variant=7', '?variant=7&step=3'],
    [3, '?step=2&variant=7', '?variant=7&step=3'],
    [1, '?variant=7&step=2', '?variant=7'],
    [2, '?variant=7&sent', '?variant=7&step=2'],
  ])('for step %d at %j is %j', (step, search, expected) => {
    expect(searchOf(step, search)).toBe(expected);
  });
});

describe('the fields of the steps', () => {
  it('appear once each', () => {
    const all = fieldsUpTo(LAST_STEP);
    expect(new Set(all).size).toBe(all.length);
    expect(fieldsUpTo(1)).toEqual(fieldsOf('partner'));
  });

  it.each([
    [{privacy: 'x'}, 4],
    [{privacy: 'x', phone: 'x'}, 2],
    [{shippingMethod: 'x'}, 3],
    [{somethingElse: 'x'}, null],
    [{}, null],
  ])('with the errors %j open step %j', (wrong, step) => {
    expect(firstStepWith(wrong)).toBe(step);
  });
});

describe('the data of the leasing page', () => {
  const at = (query: string) => new URL(`https://shop.test/leasing-anfrage${query}`);
  it.each([
    ['', '?step=2', undefined, false],
    ['?variant=7&step=2', '?variant=7&step=3', undefined, false],
    ['?variant=7', '?variant=8', undefined, true],
    ['?variant=7&step=4', '?variant=7&sent', 'POST', true],
    ['?variant=7&sent', '?variant=7', undefined, true],
  ])('from %j to %j with the method %j are revalidated: %s', (from, to, formMethod, expected) => {
    const change = {currentUrl: at(from), nextUrl: at(to), formMethod};
    expect(shouldRevalidateRequest({...change, defaultShouldRevalidate: true})).toBe(expected);
  });
});
