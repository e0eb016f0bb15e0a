import {describe, expect, it} from 'vitest';
import {NO_HOURS} from '../site/opening-hours';
import {appointmentSchema, dayProblem, type WorkshopDays} from './appointment-schema';

const closed = {opens: '', closes: '', reason: ''};
// A Saturday.
const days: WorkshopDays = {
  today: '2026-11-21',
  latest: '2027-01-20',
  place: 'workshop',
  hours: {
    shop: [],
    workshop: [{days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00'}],
    special: [
      {...closed, place: 'workshop', from: '2026-12-24', to: '2026-12-27'},
      {...closed, place: 'all', from: '2027-01-01', to: '2027-01-01'},
      // The shop's holidays do not apply to the workshop, which also opens on a Sunday.
      {...closed, place: 'shop', from: '2026-12-01', to: '2026-12-01'},
      {
        place: 'workshop',
        from: '2026-12-06',
        to: '2026-12-06',
        opens: '10:00',
        closes: '13:00',
        reason: '',
      },
    ],
  },
  open: 'Mo–Sa',
};

describe('a preferred day', () => {
  it.each([
    '2026-11-23',
    '2026-11-28',
    '2026-12-23',
    '2026-12-28',
    '2027-01-20',
    '23.11.2026',
    '2026-12-01',
    '2026-12-06',
  ])('%s is accepted', (day) => {
    expect(dayProblem(day, days)).toBeNull();
  });

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
  ])('%s is rejected: %s', (day, problem) => {
    expect(dayProblem(day, days)).toBe(`validations.day.${problem}`);
  });

  it('is rejected if the workshop never opens', () => {
    expect(dayProblem('2026-11-23', {...days, hours: NO_HOURS})).toBe('validations.day.closed');
  });
});

describe('a preferred half-day', () => {
  const short = {...closed, place: 'workshop' as const, opens: '09:00', closes: '13:00'};
  const special = [{...short, from: '2026-12-23', to: '2026-12-23'}];
  const hours = {...days.hours, special};

  it.each([
    ['2026-12-22', 'morning', null],
    ['2026-12-22', 'afternoon', null],
    ['2026-12-23', 'morning', null],
    ['2026-12-23', 'afternoon', 'validations.day.halfClosed'],
  ] as const)(
    'on %s in the %s is accepted only while the workshop is open',
    (day, half, problem) => {
      expect(dayProblem(day, {...days, hours}, half)).toBe(problem);
    },
  );

  it("uses the shop's hours for a test ride and shows the error at the day field", () => {
    const shop = [{days: [3], opens: '14:00', closes: '18:00'}];
    const asked = {...days, hours: {...hours, shop}, place: 'shop' as const};
    expect(dayProblem('2026-12-23', asked, 'afternoon')).toBeNull();
    expect(dayProblem('2026-12-23', asked, 'morning')).toBe('validations.day.halfClosed');
    const read = appointmentSchema(asked).safeParse({
      ...{service: 'test-ride', bike: 'Fernweh 7', day1: '2026-12-23', half1: 'morning'},
      ...{firstName: 'Nele', lastName: 'Grote', email: 'nele@mail.example'},
      ...{phone: '0221 4710120', privacy: true},
    });
    expect(read.error?.issues.map(({path}) => path)).toEqual([['day1']]);
  });
});
