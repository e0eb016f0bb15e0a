import type {InputHTMLAttributes} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {LONGEST_QUERY} from '../catalogue/listing-view';

/** The field for words to search for, named and limited the same wherever it stands. */
export function SearchField(props: InputHTMLAttributes<HTMLInputElement>) {
  const t = useTranslate();
  return (
    <input
      type="search"
      name="q"
      maxLength={LONGEST_QUERY}
      aria-label={t('search.label')}
      placeholder={t('search.placeholder')}
      autoComplete="off"
      enterKeyHint="search"
      {...props}
    />
  );
}
