import {expect, it} from 'vitest';
import type {PageResult} from './measure';
import {complaintsOf} from './limits';

const page = (weight: Partial<PageResult['weight']>): PageResult => ({
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
  weight: {html: 0, htmlRaw: 0, css: 0, javascript: 0, fonts: 0, requests: 0, ...weight},
});

it('reports each figure of a page beyond its limit', () => {
  expect(complaintsOf(page({}))).toEqual([]);
  const complaints = complaintsOf(page({javascript: 900_000, fonts: 900_000}));
  expect(complaints).toEqual([
    expect.stringMatching(/^home takes 900000 bytes of JavaScript, at most \d+$/),
    expect.stringMatching(/^home takes 900000 bytes of fonts, at most \d+$/),
  ]);
});

it('applies the shared limits to a page without limits of its own', () => {
  const other = {...page({css: 900_000, javascript: 900_000}), page: 'somewhere'};
  expect(complaintsOf(other)).toEqual([expect.stringContaining('bytes of CSS')]);
});

it('reports a page that takes too much CPU in the worker', () => {
  expect(complaintsOf({...page({}), cpuOfHello: 60})).toEqual([]);
  expect(complaintsOf({...page({}), cpuOfHello: 90})).toEqual([
    expect.stringMatching(/^home takes 90.0 times hello's CPU/),
  ]);
  const kept = {...page({}), page: 'home, kept'};
  expect(complaintsOf({...kept, cpuOfHello: 4})).toEqual([]);
  expect(complaintsOf({...kept, cpuOfHello: 44})).toEqual([
    expect.stringMatching(/^home, kept takes 44.0 times hello's CPU/),
  ]);
});
