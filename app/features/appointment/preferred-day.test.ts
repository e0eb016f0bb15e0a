import {describe, expect, it} from 'vitest';
import {dayProblem, laterDay, readDay, shopDay, type WorkshopDays} from './preferred-day';

// A Saturday.
const days: WorkshopDays = {
  today: '2026-11-21',
  latest: '2027-01-20',
  openWeekdays: [1, 2, 3, 4, 5, 6],
  closed: [
    {from: '2026-12-24', to: '2026-12-27'},
    {from: '2027-01-01', to: '2027-01-01'},
  ],
};

describe('a preferred day', () => {
  it.each(['2026-11-23', '2026-11-28', '2026-12-23', '2026-12-28', '2027-01-20', '23.11.2026'])(
    '%s is one',
    (day) => {
      expect(dayProblem(day, days)).toBeNull();
    },
  );

  it.each([
    ['2026-11-20', 'past'],
    ['2026-11-21', 'past'],
    ['0001-01-01', 'past'],
    ['2026-11-22', 'closed'],
    ['2026-12-24', 'closed'],
    ['2026-12-25', 'closed'],
    ['2027-01-01', 'closed'],
    ['2027-01-21', 'late'],
    ['9999-12-31', 'late'],
    ['2026-11-31', 'format'],
    ['2027-02-29', 'format'],
    ['31.11.2026', 'format'],
    ['2026-13-01', 'format'],
    ['2026-11-23T10:00', 'format'],
    ['+012026-11-23', 'format'],
    ['morgen', 'format'],
    ['', 'format'],
    ['23/11/2026', 'format'],
  ])('%s is none: %s', (day, problem) => {
    expect(dayProblem(day, days)).toBe(`validations.day.${problem}`);
  });

  it('is read as a date field sends it and as Germans write it', () => {
    expect(readDay('2028-02-29')).toBe('2028-02-29');
    expect(readDay(' 1.3.2027 ')).toBe('2027-03-01');
    expect(readDay('01. 03. 2027')).toBe('2027-03-01');
  });

  it('is none where the workshop never opens', () => {
    expect(dayProblem('2026-11-23', {...days, openWeekdays: []})).toBe('validations.day.closed');
  });
});

describe('the day', () => {
  it('of a moment is the one at the shop', () => {
    expect(shopDay(new Date('2026-11-21T22:59:59Z'))).toBe('2026-11-21');
    expect(shopDay(new Date('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
    expect(shopDay(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02');
  });

  it('some days later counts over months, years and leap days', () => {
    expect(laterDay('2026-11-21', 60)).toBe('2027-01-20');
    expect(laterDay('2028-02-28', 1)).toBe('2028-02-29');
    expect(laterDay('2026-10-24', 2)).toBe('2026-10-26');
  });
});
