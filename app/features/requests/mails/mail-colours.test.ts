import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {colours} from './mail-colours';

const theme = readFileSync(new URL('../../../ui/theme.css', import.meta.url), 'utf8');

it.each(Object.entries(colours))('%s is %s in mails and on the pages', (name, value) => {
  const token = new RegExp(`--color-${name}: (#[\\da-f]{3,6});`).exec(theme)?.[1] ?? '';
  const long = token.length === 4 ? token.replaceAll(/[\da-f]/g, '$&$&') : token;
  expect(value).toBe(long);
});
