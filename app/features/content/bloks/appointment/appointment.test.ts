import {expect, it} from 'vitest';
import {appointmentBlokSchema} from './appointment-schema.server';

it('an appointment block needs a headline and nothing else', () => {
  expect(appointmentBlokSchema.safeParse({component: 'appointment'}).success).toBe(false);
  expect(appointmentBlokSchema.parse({component: 'appointment', headline: 'Termin'})).toMatchObject(
    {headline: 'Termin', text: '', tone: 'plain'},
  );
});
