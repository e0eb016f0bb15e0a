import {expect} from './test';
import type {Locator} from '@playwright/test';

/**
 * Screen readers read out what comes into a status that they know already. Marks those that are there, and gives back a
 * check that one of them came to say something.
 */
export async function knownStatuses(within: Locator): Promise<(text: string) => Promise<void>> {
  const known = within.getByRole('status');
  expect(await known.count()).toBeGreaterThan(0);
  await known.evaluateAll((all) => all.forEach((one) => one.setAttribute('data-known', '')));
  return (text) =>
    expect(within.locator('[role=status][data-known]').filter({hasText: text})).toHaveCount(1);
}
