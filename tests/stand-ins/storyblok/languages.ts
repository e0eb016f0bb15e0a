import {languageNames, languages} from '../../../app/i18n/languages';
import {isEmpty, mapOwnFields, type ContentFields} from './content-values';

/**
 * Languages of the space, as the shop needs it set up. Field-level translation: the default language is German, the
 * translation of `field` is `field__i18n__en`, and German is the fallback.
 */
export const languageCodes: readonly string[] = languageNames.flatMap(
  (name) => languages[name].storyblok ?? [],
);

const mark = '__i18n__';

/** The code of a language that the space has, or `default`. */
export const languageOf = (asked: string | null): string =>
  languageCodes.find((code) => code === asked) ?? 'default';

/** Field names cannot contain hyphens, so `pt-br` becomes `pt_br`. */
const translatedFieldName = (field: string, language: string): string =>
  `${field}${mark}${language.replaceAll('-', '_')}`;

/** Content in a language, without the `__i18n__` fields. Empty translations fall back to the default language. */
export function translated(content: ContentFields, language: string): ContentFields {
  return mapOwnFields(content, (fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([field]) => !field.includes(mark))
        .map(([field, own]) => {
          const other = language === 'default' ? '' : fields[translatedFieldName(field, language)];
          return [field, isEmpty(other) ? own : (other ?? own)];
        }),
    ),
  );
}
