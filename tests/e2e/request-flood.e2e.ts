import {randomUUID} from 'node:crypto';
import type {APIResponse} from '@playwright/test';
import {writeSeal} from '../../app/features/requests/request-seal.server';
import {soaking} from '../run-length';
import {workerSettings} from '../stand-ins/settings';
import {requestForms, sendForm, type RequestForm} from './request-forms';
import {mailsOf} from './request-steps';
import {expect, requestTest as test} from './test';

const POSTS = soaking(1000);
/** The limit of one visitor per minute (worker/limits.server.ts). */
const PER_MINUTE = 5;

const secret = workerSettings('http://127.0.0.1').SESSION_SECRET ?? '';
const seal = () => writeSeal({id: randomUUID(), at: Date.now() - 10_000}, secret);
const customer = () => `nele@${randomUUID().slice(0, 8)}.example`;

const [, price, appointment] = requestForms as [RequestForm, RequestForm, RequestForm];

/** Submits this many forms, twenty at a time, and counts the response statuses. */
async function flood(
  posts: number,
  send: (at: number) => Promise<APIResponse>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let next = 0;
  const sender = async () => {
    while (next < posts) {
      const answer = await send((next += 1));
      const status = answer.status();
      statuses[status] = (statuses[status] ?? 0) + 1;
      await answer.dispose();
    }
  };
  await Promise.all(Array.from({length: 20}, sender));
  return statuses;
}

test(`${POSTS} submissions of one form from many addresses send one request and one confirmation`, async ({
  request,
}) => {
  test.setTimeout(400_000);
  const email = customer();
  const requestSeal = await seal();
  const statuses = await flood(POSTS, () => sendForm(request, price, email, {requestSeal}));
  expect(statuses).toEqual({303: POSTS});
  const {toShop, confirmations} = await mailsOf(email);
  expect([toShop.length, confirmations.length]).toEqual([1, 1]);
});

test(`${POSTS} submissions of separate forms by one visitor are limited per minute`, async ({
  request,
}) => {
  test.setTimeout(400_000);
  const email = customer();
  const from = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
  const began = Date.now();
  const statuses = await flood(POSTS, async () =>
    sendForm(request, appointment, email, {requestSeal: await seal()}, from),
  );
  const minutes = Math.floor((Date.now() - began) / 60_000) + 2;
  const {[303]: accepted = 0, [429]: limited = 0} = statuses;
  expect(accepted + limited).toBe(POSTS);
  expect(accepted).toBeGreaterThan(0);
  expect(accepted).toBeLessThanOrEqual(PER_MINUTE * minutes);
  expect((await mailsOf(email)).toShop).toHaveLength(accepted);
});
