import {flattenAreas} from './messages';

/** German as browsers load it, in one file. */
export const messages = flattenAreas(
  import.meta.glob<object>('../../locales/de/*.json', {eager: true, import: 'default'}),
);
