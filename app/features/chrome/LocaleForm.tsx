import {languages} from '~/i18n/languages';
import {useWorkerLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {Button} from '~/ui/Button';
import {LocaleSelect} from './LocaleSelect';
import type {LocalizationView} from './localization-view';

interface LocaleFormProps {
  localization: LocalizationView;
  returnTo: string;
}

/** Country of delivery and language, as far as Shopify has them: a plain form on every page. */
export function LocaleForm({localization, returnTo}: LocaleFormProps) {
  const {language, t} = useWorkerLanguage();
  return (
    <form
      id="delivery-country"
      className="flex flex-wrap items-end gap-x-4 gap-y-3 border-t border-kreide/14 py-5"
      method="post"
      action={`/${resources.locale.path}`}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <LocaleSelect
        label={t('chrome.locale.country')}
        name="country"
        value={localization.country}
        options={localization.countries.map(({isoCode, name, currency}) => ({
          value: isoCode,
          text: `${name} (${currency})`,
        }))}
      />
      <LocaleSelect
        label={t('chrome.locale.language')}
        name="language"
        value={languages[language].tag}
        options={localization.languages.map(({tag, name}) => ({
          value: tag,
          text: name,
          lang: tag,
        }))}
      />
      <Button variant="light" size="small">
        {t('chrome.locale.submit')}
      </Button>
    </form>
  );
}
