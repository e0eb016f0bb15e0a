import {expect, it} from 'vitest';
import type {Growth} from './growth';
import {growthComplaints} from './growth-report';
import {complaintsOf} from './limits';
import type {PageResult} from './measure';

const weight = {html: 0, htmlRaw: 0, css: 0, javascript: 0, fonts: 0, requests: 0};
const page: PageResult = {
  page: 'home',
  throughput: 0,
  perSecond: 0,
  helloPerSecond: 0,
  cpu: 0,
  cpuOfHello: 0,
  coldStart: 0,
  coldFirstByte: 0,
  warmFirstByte: {p50: 0, p95: 0},
  cold: {count: 0, depth: null, operations: []},
  warm: {count: 0, depth: null, operations: []},
  weight,
};

it.each<[Partial<PageResult>, RegExp]>([
  [
    {weight: {...weight, html: 900_000}},
    /^home takes 900000 bytes of compressed HTML, at most \d+$/,
  ],
  [{weight: {...weight, htmlRaw: 900_000}}, /bytes of HTML/],
  [{weight: {...weight, javascript: 900_000}}, /bytes of JavaScript/],
  [{weight: {...weight, fonts: 900_000}}, /bytes of fonts/],
  [{page: 'somewhere', weight: {...weight, css: 900_000}}, /bytes of CSS/],
  [{cpuOfHello: 90}, /^home takes 90.0 times hello's CPU/],
  [{page: 'home, kept', cpuOfHello: 44}, /^home, kept takes 44.0 times hello's CPU/],
])('a page beyond a limit is reported: %j', (change, complaint) => {
  expect(complaintsOf(page)).toEqual([]);
  expect(complaintsOf({...page, ...change})).toEqual([expect.stringMatching(complaint)]);
});

it('a page that grows too much with the shop is reported', () => {
  const row = (ratio: number): Growth => ({
    page: 'search',
    ratio,
    cpu: [5, 5],
    perSecond: [200, 200],
    cold: [60, 61],
    warm: [5, 5.2],
    weight: [weight, weight],
  });
  const table = (ratio: number) => [{title: '200 → 10,000', most: 1.25, rows: [row(ratio)]}];
  expect(growthComplaints(table(1.25))).toEqual([]);
  expect(growthComplaints(table(1.31))).toEqual([
    '200 → 10,000: search needs 1.31 times the CPU, at most 1.25',
  ]);
});
