import {flattenAreas} from './messages';

/** English as browsers load it, in one file. */
export const messages = flattenAreas(
  import.meta.glob<object>('../../locales/en/*.json', {eager: true, import: 'default'}),
);
