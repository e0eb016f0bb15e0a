import {flattenAreas} from './messages';

/** The English messages for browsers, in one file. */
export const messages = flattenAreas(
  import.meta.glob<object>('../../locales/en/*.json', {eager: true, import: 'default'}),
);
