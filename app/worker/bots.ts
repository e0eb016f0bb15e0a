import {createIsbotFromList, list} from 'isbot';

/**
 * Whether a `User-Agent` names a robot. isbot's patterns of what browsers with script look like are left out: small browsers
 * without it (NetSurf, Dillo, w3m …) are used by people.
 */
export const isBot = createIsbotFromList(list.filter(isName));

function isName(pattern: string): boolean {
  const words = pattern.replaceAll(/\\\w/g, '');
  return /[a-z]{2}/.test(words) && !/^\^(mozilla|netsurf)/.test(words);
}
