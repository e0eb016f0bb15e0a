import {flattenAreas} from './messages';

/** The German messages for browsers, in one file. */
export const messages = flattenAreas(
  import.meta.glob<object>('../../locales/de/*.json', {eager: true, import: 'default'}),
);
