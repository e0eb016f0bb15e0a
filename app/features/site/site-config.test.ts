import {expect, it} from 'vitest';
import {phoneHref} from './site-config.server';

it.each([
  ['0221 4710 120', 'DE', 'tel:+492214710120'],
  ['(0221) 47 10-120', 'DE', 'tel:+492214710120'],
  ['+49 (0)221 4710120', 'DE', 'tel:+492214710120'],
  ['0049 221 4710120', 'DE', 'tel:+492214710120'],
  ['+49 221 4710120', 'AT', 'tel:+492214710120'],
  ['01 5131 0', 'AT', 'tel:+43151310'],
  ['044 123 45 67', 'CH', 'tel:+41441234567'],
  ['020 7946 0000', 'GB', 'tel:02079460000'],
])('the phone number %j in %s is called by %s', (phone, country, href) => {
  expect(phoneHref(phone, country)).toBe(href);
});
