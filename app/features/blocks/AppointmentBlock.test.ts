import {expect, it} from 'vitest';
import {appointmentBlockSchema} from './block-schemas.server';

it('an appointment block needs a headline and nothing else', () => {
  expect(appointmentBlockSchema.safeParse({component: 'appointment'}).success).toBe(false);
  expect(
    appointmentBlockSchema.parse({component: 'appointment', headline: 'Termin'}),
  ).toMatchObject({headline: 'Termin', text: '', tone: 'plain'});
});
