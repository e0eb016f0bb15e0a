import {expect, it} from 'vitest';
import {z} from 'zod';
import {jsonOf} from './metafield-json.server';

const weight = jsonOf(z.object({value: z.number(), unit: z.literal('KILOGRAMS')}));

it.each([
  ['{"value":150,"unit":"KILOGRAMS"}', {value: 150, unit: 'KILOGRAMS'}],
  ['{"value":150,"unit":"POUNDS"}', undefined],
  ['150 kg', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the JSON of %j, and refuses what is none without throwing', (text, expected) => {
  expect(weight.safeParse(text).data).toEqual(expected);
});
