import {expect} from './test';
import type {Locator} from '@playwright/test';

/**
 * Screen readers announce only what appears in a status that already exists. Marks the existing ones, and returns an
 * assertion that one of them has received a text.
 */
export async function knownStatuses(within: Locator): Promise<(text: string) => Promise<void>> {
  const known = within.getByRole('status');
  expect(await known.count()).toBeGreaterThan(0);
  await known.evaluateAll((all) => all.forEach((one) => one.setAttribute('data-known', '')));
  return (text) =>
    expect(within.locator('[role=status][data-known]').filter({hasText: text})).toHaveCount(1);
}
