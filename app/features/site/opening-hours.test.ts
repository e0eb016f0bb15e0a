import {describe, expect, it} from 'vitest';
import {translatorOf} from '~/i18n/messages.server';
import {
  formatTime,
  upcomingSpecialDays,
  formatDay,
  formatDays,
  formatHours,
  hoursLine,
  isOpenOn,
  weekdayLine,
  type OpeningHours,
} from './opening-hours';

const saturday = (from: string) => ({
  ...{from, to: from, place: 'shop' as const},
  ...{opens: '10:00', closes: '18:00', reason: 'Advent'},
});
const hours: OpeningHours = {
  shop: [
    {days: [1, 2, 3, 4, 5], opens: '10:00', closes: '18:30'},
    {days: [6], opens: '10:00', closes: '16:00'},
  ],
  workshop: [{days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00'}],
  special: [
    {from: '2026-12-25', to: '2026-12-26', place: 'all', opens: '', closes: '', reason: ''},
    saturday('2026-11-28'),
    saturday('2026-12-05'),
    {from: '2026-12-24', to: '2027-01-02', place: 'workshop', opens: '', closes: '', reason: ''},
    saturday('2026-11-21'),
  ],
};
const german = {language: 'de', t: translatorOf('de')} as const;
const english = {language: 'en', t: translatorOf('en')} as const;
const today = '2026-11-22';

describe('formatted opening hours', () => {
  it.each([
    [[1, 2, 3, 4, 5], 'Mo–\u2060Fr', 'Mon–\u2060Fri'],
    [[6], 'Sa', 'Sat'],
    [[1, 3, 6], 'Mo, Mi, Sa', 'Mon, Wed, Sat'],
    [[0, 6], 'Sa, So', 'Sat, Sun'],
    [[5, 1, 2, 3, 0], 'Mo–\u2060Mi, Fr, So', 'Mon–\u2060Wed, Fri, Sun'],
    [[0, 1, 2, 3, 4, 5, 6], 'Mo–\u2060So', 'Mon–\u2060Sun'],
    [[], '', ''],
  ])('show the days %j as %s', (days, german, english) => {
    expect(weekdayLine(days, 'de')).toBe(german);
    expect(weekdayLine(days, 'en')).toBe(english);
  });

  it.each([
    ['09:00', '9', '9\u00a0am'],
    ['18:30', '18.30', '6:30\u00a0pm'],
    ['12:00', '12', '12\u00a0pm'],
    ['00:15', '0.15', '12:15\u00a0am'],
  ])('show the time %s as %s', (time, german, english) => {
    expect(formatTime(time, 'de')).toBe(german);
    expect(formatTime(time, 'en')).toBe(english);
  });

  it('name the place when there are two, and combine upcoming exceptions', () => {
    const told = formatHours(hours, {places: ['shop', 'workshop'], today}, german);
    expect(told).toEqual({
      weekly: [
        {label: 'Verkauf Mo–\u2060Fr', time: '10–\u206018.30\u00a0Uhr'},
        {label: 'Verkauf Sa', time: '10–\u206016\u00a0Uhr'},
        {label: 'Werkstatt Mo–\u2060Fr', time: '9–\u206018\u00a0Uhr'},
      ],
      special: [
        {
          days: '28.\u00a0November und 5.\u00a0Dezember',
          text: 'Verkauf 10–\u206018\u00a0Uhr (Advent)',
        },
        {
          days: expect.stringMatching(/^24\..*2\.\u00a0Januar/) as string,
          text: 'Werkstatt geschlossen',
        },
        {days: '25.–\u206026.\u00a0Dezember', text: 'geschlossen'},
      ],
    });
    expect(formatHours(hours, {places: ['workshop'], today, daysAhead: 30}, english)).toEqual({
      weekly: [{label: 'Mon–\u2060Fri', time: '9\u00a0am–\u20606\u00a0pm'}],
      special: [],
    });
  });

  it.each([
    ['2026-12-27', '24.–\u206027.\u00a0Dezember', 'December\u00a024–\u206027'],
    [
      '2027-01-02',
      /^24.\u00a0Dezember\u00a02026.–.2.\u00a0Januar\u00a02027$/,
      /^December\u00a024,\u00a02026.–.January\u00a02,\u00a02027$/,
    ],
  ])('have no line break after the dash of a date range: until %s', (to, inGerman, inEnglish) => {
    const days = [{from: '2026-12-24', to}];
    expect(formatDays(days, 'de')).toMatch(inGerman);
    expect(formatDays(days, 'en')).toMatch(inEnglish);
  });

  it.each([
    ['2026-11-22', 'Verkauf Mo–\u2060Fr 10–\u206018.30\u00a0Uhr, Sa 10–\u206016\u00a0Uhr'],
    ['2026-11-28', 'Verkauf 10–\u206018\u00a0Uhr (Advent)'],
    ['2026-12-24', 'Verkauf Mo–\u2060Fr 10–\u206018.30\u00a0Uhr, Sa 10–\u206016\u00a0Uhr'],
    ['2026-12-25', 'Verkauf geschlossen'],
  ])('fit into one line, with the exception of the day: %s', (day, line) => {
    expect(hoursLine(hours, 'shop', day, german)).toBe(line);
    expect(hoursLine({...hours, shop: []}, 'shop', day, german)).toBe('');
  });

  it('are overridden by exceptions, first by those for a single place', () => {
    const openToo = {...saturday('2026-12-26'), opens: '10:00'};
    expect(isOpenOn(hours, 'shop', '2026-12-26')).toBe(false);
    const more = {...hours, special: [...hours.special, openToo]};
    expect(isOpenOn(more, 'shop', '2026-12-26')).toBe(true);
    expect(isOpenOn(more, 'workshop', '2026-12-26')).toBe(false);
    expect(isOpenOn(hours, 'workshop', '2026-11-28')).toBe(false);
  });

  it('include an exception until its last day has passed', () => {
    const days = upcomingSpecialDays(hours, ['shop'], '2026-12-26').map(({from}) => from);
    expect(days).toEqual(['2026-12-25']);
  });
});

describe('formatted days', () => {
  it('include the weekday in words', () => {
    expect(formatDay('2026-11-23', 'de')).toBe('Montag, 23. November 2026');
    expect(formatDay('2026-11-23', 'en')).toBe('Monday, November 23, 2026');
  });

  it('are shortened in a date range', () => {
    expect(formatDays([{from: '2026-12-24', to: '2026-12-27'}], 'de')).toBe(
      '24.–\u206027.\u00a0Dezember',
    );
    expect(formatDays([{from: '2027-01-01', to: '2027-01-01'}], 'de')).toBe('1.\u00a0Januar');
    expect(formatDays([{from: '2026-12-24', to: '2027-01-02'}], 'en')).toMatch(
      /December\u00a024.*January\u00a02/,
    );
  });
});
