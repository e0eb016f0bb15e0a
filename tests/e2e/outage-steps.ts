import type {APIRequestContext} from '@playwright/test';
import {outageSuppliers} from './ports';
import {expect, test} from './test';

const standIn = `${outageSuppliers}/__stand-in`;
const faultsOf = {
  shopify: `${standIn}/faults`,
  storyblok: `${standIn}/storyblok/faults`,
  algolia: `${standIn}/algolia`,
};

/** Makes a supplier of this shop fail for its next requests. */
export async function order(
  request: APIRequestContext,
  supplier: keyof typeof faultsOf,
  fault: object,
): Promise<void> {
  expect((await request.post(faultsOf[supplier], {data: fault})).ok()).toBe(true);
}

/** Ends all faults. */
export async function endFaults(request: APIRequestContext): Promise<void> {
  await Promise.all(Object.values(faultsOf).map((address) => request.delete(address)));
}

/** Reverts everything that customers of this shop have done. */
export async function forgetCustomers(request: APIRequestContext): Promise<void> {
  expect((await request.post(`${standIn}/reset`)).ok()).toBe(true);
}

/** For a file about the shop whose suppliers fail: its tests run one after another and begin without faults. */
export function inOutageShop(): void {
  test.describe.configure({mode: 'default'});
  test.beforeAll(async ({request}) => {
    // Playwright does not wait for it.
    await expect(async () => expect((await request.get('/healthz')).ok()).toBe(true)).toPass();
  });
  test.beforeEach(({request}) => endFaults(request));
}
