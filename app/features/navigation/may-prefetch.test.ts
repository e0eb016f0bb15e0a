import {expect, it} from 'vitest';
import {mayPrefetch} from './may-prefetch';

it.each([
  [{}, true],
  [{connection: {saveData: false, effectiveType: '4g'}}, true],
  [{connection: {effectiveType: '3g'}}, true],
  [{connection: {effectiveType: '2g'}}, false],
  [{connection: {effectiveType: 'slow-2g'}}, false],
  [{connection: {saveData: true, effectiveType: '4g'}}, false],
])('a connection like %j may be used ahead: %s', (navigator, may) => {
  expect(mayPrefetch(navigator)).toBe(may);
});
