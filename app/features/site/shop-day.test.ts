import {describe, expect, it} from 'vitest';
import {addDays, readDay, shopDay} from './shop-day';

describe('a calendar day of the shop', () => {
  it('is determined in the time zone of the shop', () => {
    expect(shopDay(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21');
    expect(shopDay(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
    expect(shopDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });

  it('can be advanced across months, years, leap days and clock changes', () => {
    expect(addDays('2026-11-21', 60)).toBe('2027-01-20');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  it('is read from the ISO and the German date format, and without the time that Storyblok adds', () => {
    expect(readDay('2028-02-29')).toBe('2028-02-29');
    expect(readDay('2028-02-29 00:00')).toBe('2028-02-29');
    expect(readDay(' 1.3.2027 ')).toBe('2027-03-01');
    expect(readDay('01. 03. 2027')).toBe('2027-03-01');
  });
});
