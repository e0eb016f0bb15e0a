import {useWorkerLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {Button} from '~/ui/Button';
import {LocaleSelect} from './LocaleSelect';
import type {LocalizationView} from './load-chrome.server';

interface LocaleFormProps {
  localization: LocalizationView;
  returnTo: string;
}

/** Country of delivery, as far as Shopify has it: a plain form on every page. The top bar has the language. */
export function LocaleForm({localization, returnTo}: LocaleFormProps) {
  const {t} = useWorkerLanguage();
  return (
    <form
      id="delivery-country"
      className="flex items-end gap-4 border-t border-kreide/14 py-5"
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
      <span className="flex-none">
        <Button variant="light" size="small">
          {t('chrome.locale.submit')}
        </Button>
      </span>
    </form>
  );
}
