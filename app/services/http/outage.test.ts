import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {nullOnOutage, optional, outageCount, ServiceOutage, SignedOut} from './outage.server';

it('an outage counts if a page goes on without the response', async () => {
  expectConsoleError('Shopify Menu failed (503): zu');
  const before = outageCount();
  const failing = () => Promise.reject(new ServiceOutage('Shopify', 'Menu', 503, 'zu'));
  await expect(failing()).rejects.toThrow('zu');
  expect(outageCount() - before).toBe(0);
  expect(await nullOnOutage(failing())).toBeNull();
  expect(await optional(failing(), null)).toBeNull();
  expect(outageCount() - before).toBe(2);
});

describe('an optional part of a page', () => {
  it('is returned when it loads', async () => {
    expect(await optional(Promise.resolve('Empfehlungen'), null)).toBe('Empfehlungen');
  });

  it('may resolve to null', async () => {
    expect(await optional(Promise.resolve(null), [])).toBeNull();
  });

  it('is replaced by its fallback and logged when it fails', async () => {
    expectConsoleError('An optional part of the page is missing Shopify Menu failed (503): zu');
    const failing = Promise.reject(new ServiceOutage('Shopify', 'Menu', 503, 'zu'));
    expect(await optional(failing, [])).toEqual([]);
  });

  it('is logged with its own message', async () => {
    expectConsoleError('Cannot get localization data');
    expect(
      await optional(Promise.reject(new Error('aus')), null, 'Cannot get localization data'),
    ).toBeNull();
  });

  it('is replaced by its fallback for a customer who is no longer signed in, which is no outage', async () => {
    const outagesBefore = outageCount();
    expect(await optional(Promise.reject(new SignedOut()), null)).toBeNull();
    expect(outageCount()).toBe(outagesBefore);
  });

  it('is replaced by its fallback whatever it rejects with', async () => {
    expectConsoleError('abgerissen');
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- third-party code may reject with anything
    expect(await optional(Promise.reject('abgerissen'), null)).toBeNull();
  });
});
