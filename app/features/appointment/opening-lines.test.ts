import {describe, expect, it} from 'vitest';
import {clockTime, closedLine, dayInWords, openingLines, weekdayLine} from './opening-lines';

describe('opening hours in words', () => {
  it.each([
    [[1, 2, 3, 4, 5], 'Mo–Fr', 'Mon–Fri'],
    [[6], 'Sa', 'Sat'],
    [[1, 3, 6], 'Mo, Mi, Sa', 'Mon, Wed, Sat'],
    [[0, 6], 'Sa, So', 'Sat, Sun'],
    [[5, 1, 2, 3, 0], 'Mo–Mi, Fr, So', 'Mon–Wed, Fri, Sun'],
    [[0, 1, 2, 3, 4, 5, 6], 'Mo–So', 'Mon–Sun'],
    [[], '', ''],
  ])('%j are %s', (days, german, english) => {
    expect(weekdayLine(days, 'de')).toBe(german);
    expect(weekdayLine(days, 'en')).toBe(english);
  });

  it.each([
    ['09:00', '9', '9 am'],
    ['18:30', '18.30', '6:30 pm'],
    ['12:00', '12', '12 pm'],
    ['00:15', '0.15', '12:15 am'],
    ['abends', 'abends', 'abends'],
  ])('%s is %s', (time, german, english) => {
    expect(clockTime(time, 'de')).toBe(german);
    expect(clockTime(time, 'en')).toBe(english);
  });

  it('leave out rules without days or times', () => {
    const hours = [
      {days: [6], opens: '10:00', closes: '14:00'},
      {days: [], opens: '10:00', closes: '14:00'},
      {days: [1], opens: '', closes: '14:00'},
    ];
    expect(openingLines(hours, 'de')).toEqual([{days: 'Sa', opens: '10', closes: '14'}]);
  });
});

describe('days in words', () => {
  it('name the weekday in letters', () => {
    expect(dayInWords('2026-11-23', 'de')).toBe('Montag, 23. November 2026');
    expect(dayInWords('2026-11-23', 'en')).toBe('Monday, November 23, 2026');
  });

  it('are short where the workshop is closed', () => {
    expect(closedLine({from: '2026-12-24', to: '2026-12-27'}, 'de')).toBe('24.–27.\u00a0Dezember');
    expect(closedLine({from: '2027-01-01', to: '2027-01-01'}, 'de')).toBe('1.\u00a0Januar');
    expect(closedLine({from: '2026-12-24', to: '2027-01-02'}, 'en')).toMatch(
      /December\u00a024.*January\u00a02/,
    );
  });
});
