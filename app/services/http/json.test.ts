import {expect, it} from 'vitest';
import {z} from 'zod';
import {jsonSchema} from './json.server';

const weight = jsonSchema(z.object({value: z.number(), unit: z.literal('KILOGRAMS')}));

it.each([
  ['{"value":150,"unit":"KILOGRAMS"}', {value: 150, unit: 'KILOGRAMS'}],
  ['{"value":150,"unit":"POUNDS"}', undefined],
  ['150 kg', undefined],
  ['', undefined],
  [undefined, undefined],
])('the JSON of %j is parsed, or rejected without throwing when invalid', (text, expected) => {
  expect(weight.safeParse(text).data).toEqual(expected);
});
