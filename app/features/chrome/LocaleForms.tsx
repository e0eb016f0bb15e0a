import {languageNames, languages} from '~/i18n/languages';
import {useLanguage, useTranslate} from '~/i18n/use-language';
import {resources} from '~/pages';
import {Button} from '~/ui/Button';
import type {ChromeData} from './load-chrome.server';
import {useId} from 'react';
import {Icon} from '~/ui/Icon';

/** Buttons to this page in the other languages; a form, because the choice is persisted. */
export function LanguageSwitch({returnTo}: {returnTo: string}) {
  const {language} = useLanguage();
  const otherLanguages = languageNames
    .filter((name) => name !== language)
    .map((name) => languages[name]);
  return (
    <form className="flex flex-none gap-x-4" method="post" action={`/${resources.locale}`}>
      <input type="hidden" name="returnTo" value={returnTo} />
      {otherLanguages.map(({tag, endonym}) => (
        <button
          key={tag}
          className="min-h-8.5 text-micro text-kreide underline-offset-3 hover:underline focus-visible:-outline-offset-3"
          name="language"
          value={tag}
          lang={tag}
        >
          {endonym}
        </button>
      ))}
    </form>
  );
}

interface LocaleFormProps {
  localization: NonNullable<ChromeData['localization']>;
  returnTo: string;
}

/** Delivery country, as offered by Shopify: a plain form on every page. The language switch is in the top bar. */
export function LocaleForm({localization, returnTo}: LocaleFormProps) {
  const {language} = useLanguage();
  const t = useTranslate();
  const id = useId();
  const {country, availableCountries} = localization;
  return (
    <form
      id="delivery-country"
      className="flex items-end gap-4 border-t border-kreide/14 py-5"
      method="post"
      // For the names of articles that are not sold there.
      action={`/${resources.locale}?language=${language}`}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <p className="grid min-w-0 flex-[0_1_300px] gap-1.5">
        <label htmlFor={id} className="font-heading">
          {t('chrome.locale.country')}
        </label>
        <span className="relative">
          <select
            id={id}
            name="country"
            defaultValue={country.isoCode}
            className="min-h-11 w-full appearance-none truncate rounded-control border border-tanne-200 bg-tanne-950 pr-10 pl-4 text-body hover:border-kreide"
          >
            {availableCountries.map(({isoCode, name, currency}) => (
              <option key={isoCode} value={isoCode}>
                {`${name} (${currency.isoCode})`}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={20}
            className="pointer-events-none absolute top-3 right-3"
          />
        </span>
      </p>
      <span className="flex-none">
        <Button variant="light" size="small">
          {t('chrome.locale.submit')}
        </Button>
      </span>
    </form>
  );
}
