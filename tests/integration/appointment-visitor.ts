import {afterEach, beforeEach, vi} from 'vitest';

export const PAGE = '/werkstatt-termin';
export const ENGLISH = '/en-us/workshop-appointment';

/** Nele's input for three half-days in the workshop. */
export const nele = {
  service: 'Bremsen',
  bike: 'Ostwind Fernweh 7, schleift hinten',
  day1: '2026-11-24',
  day2: '2026-11-28',
  day3: '',
  firstName: 'Nele',
  lastName: 'Grote',
  email: 'nele.grote@mail.example',
  phone: '+49 (0)40 1234567',
  message: 'Ab 16 Uhr?',
  privacy: 'on',
};

/** Sets the clock of each test to a Saturday; the workshop is open until 24 December, on weekdays and Saturdays. */
export function onSaturday(): void {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z')});
  });
  afterEach(() => vi.useRealTimers());
}
