import {useId} from 'react';
import {languageNames, languages} from '~/i18n/languages';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import type {LocalizationView} from './localization-view';

interface LocaleFormProps {
  localization: LocalizationView;
  returnTo: string;
}

/** Country of delivery and language: a plain form on every page (decision 5). */
export function LocaleForm({localization, returnTo}: LocaleFormProps) {
  const {language, t} = useLanguage();
  const id = useId();
  return (
    <form className="locale-form" method="post" action={`/${resources.locale.path}`}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <p className="locale-form__field">
        <label htmlFor={`${id}-country`}>{t('chrome.locale.country')}</label>
        <span className="locale-form__select">
          <select id={`${id}-country`} name="country" defaultValue={localization.country}>
            {localization.countries.map(({isoCode, name, currency}) => (
              <option key={isoCode} value={isoCode}>{`${name} (${currency})`}</option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} />
        </span>
      </p>
      <p className="locale-form__field">
        <label htmlFor={`${id}-language`}>{t('chrome.locale.language')}</label>
        <span className="locale-form__select">
          <select id={`${id}-language`} name="language" defaultValue={languages[language].tag}>
            {languageNames.map((name) => (
              <option key={name} value={languages[name].tag} lang={languages[name].tag}>
                {languages[name].endonym}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} />
        </span>
      </p>
      <Button variant="light" size="small">
        {t('chrome.locale.submit')}
      </Button>
    </form>
  );
}
