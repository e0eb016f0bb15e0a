import type {AppLoadContext} from '@shopify/remix-oxygen';
import {describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../../../tests/setup';
import {loadConfig, openingHours, phoneHref} from './site-config.server';
import {configSchema} from './site-schemas.server';

it.each([
  ['0221 4710 120', 'DE', 'tel:+492214710120'],
  ['(0221) 47 10-120', 'DE', 'tel:+492214710120'],
  ['+49 (0)221 4710120', 'DE', 'tel:+492214710120'],
  ['0049 221 4710120', 'DE', 'tel:+492214710120'],
  ['+49 221 4710120', 'AT', 'tel:+492214710120'],
  ['01 5131 0', 'AT', 'tel:+43151310'],
  ['044 123 45 67', 'CH', 'tel:+41441234567'],
  ['020 7946 0000', 'GB', 'tel:02079460000'],
])('the phone number %j in %s links to %s', (phone, country, href) => {
  expect(phoneHref(phone, country)).toBe(href);
});

const answering = (story: () => Promise<unknown>) => {
  const ask = vi.fn(story);
  // Only the content service is called.
  return {ask, context: {storyblok: {story: ask}} as unknown as AppLoadContext};
};

describe('the config story', () => {
  it('is loaded', async () => {
    const content = {component: 'config', _uid: '1', company_name: 'Radladen'};
    const {context} = answering(() => Promise.resolve({content}));
    expect(await loadConfig(context)).toMatchObject({company_name: 'Radladen'});
  });

  it('is null, without a log entry, when it does not exist', async () => {
    expect(await loadConfig(answering(() => Promise.resolve(null)).context)).toBeNull();
  });

  it('is null and logged when the service is down', async () => {
    expectConsoleError("Cannot get the story 'config'");
    const {context} = answering(() => Promise.reject(new Error('503')));
    expect(await loadConfig(context)).toBeNull();
  });

  it('is null and logged when it is malformed', async () => {
    expectConsoleError("The story 'config' is malformed");
    const content = {component: 'page', _uid: '1'};
    expect(await loadConfig(answering(() => Promise.resolve({content})).context)).toBeNull();
  });
});

describe('opening hours', () => {
  const hoursOf = (opens: string, closes: string) => {
    const row = {component: 'opening-hours', days: ['Monday'], opens, closes};
    const day = {component: 'special-days', from: '2026-12-24', place: 'all', opens, closes};
    const content = {component: 'config', opening_hours: [row], special_days: [day]};
    const {shop, special} = openingHours(configSchema.parse(content));
    return {shop, special};
  };

  const exceptions = (from: string, to: string) => {
    const day = {component: 'special-days', from, to};
    return openingHours(configSchema.parse({component: 'config', special_days: [day]})).special;
  };

  it.each([
    ['10:00', '18:30', '10:00', '18:30'],
    ['9', '18.30 Uhr', '09:00', '18:30'],
    [' 9:05 ', '23 Uhr', '09:05', '23:00'],
  ])('are read as editors write them: %j to %j', (typedOpens, typedCloses, opens, closes) => {
    expect(hoursOf(typedOpens, typedCloses)).toMatchObject({
      shop: [{days: [1], opens, closes}],
      special: [{from: '2026-12-24', opens, closes}],
    });
  });

  it.each([
    ['10:00', ''],
    ['neun', '18:00'],
    ['25:00', '26:00'],
  ])('are left out and logged when unreadable: %j to %j', (opens, closes) => {
    expectConsoleError('Invalid opening hours');
    expect(hoursOf(opens, closes)).toEqual({shop: [], special: []});
  });

  it('may be empty for a special day', () => {
    expect(hoursOf('', '')).toMatchObject({shop: [], special: [{opens: '', closes: ''}]});
  });

  it.each([
    ['2026-12-24 00:00', '2026-12-26 00:00', [{from: '2026-12-24', to: '2026-12-26'}]],
    ['24.12.2026', '', [{from: '2026-12-24', to: '2026-12-24'}]],
    ['', '', []],
  ])('on special days are from %j to %j', (from, to, special) => {
    expect(exceptions(from, to)).toMatchObject(special);
  });

  it.each([
    ['2026-12-24', 'Neujahr', [{from: '2026-12-24', to: '2026-12-24'}]],
    ['bald', '2026-12-26', []],
  ])('on special days log an unreadable day: %j to %j', (from, to, special) => {
    expectConsoleError('Invalid opening hours: the day');
    expect(exceptions(from, to)).toMatchObject(special);
  });
});
