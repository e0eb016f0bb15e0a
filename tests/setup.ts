import {afterAll, afterEach, beforeEach, expect, vi} from 'vitest';
import {waitForBackgroundTasks} from './fakes/background';

let reported: string[] = [];
let expected: string[] = [];

/** Allows and requires a `console.error` of the running test whose text contains `text`. */
export function expectConsoleError(text: string): void {
  expected.push(text);
}

beforeEach(() => {
  reported = [];
  expected = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    reported.push(parts.map(String).join(' '));
  });
});

afterEach(async () => {
  // Otherwise the next test would get errors of what this one has started.
  await waitForBackgroundTasks();
  const said = (text: string) => reported.some((report) => report.includes(text));
  const wanted = (report: string) => expected.some((text) => report.includes(text));
  expect(
    reported.filter((report) => !wanted(report)),
    'unexpected console.error',
  ).toEqual([]);
  expect(
    expected.filter((text) => !said(text)),
    'console.error that was expected but never came',
  ).toEqual([]);
});

// Files in one process share their globals.
afterAll(() => {
  vi.unstubAllGlobals();
});
