import {useEffect, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {askShop} from '~/services/http/ask-shop';
import type {MenuDetails} from './written-navigation';

const NOTHING: MenuDetails = {};
let known = NOTHING;

/**
 * Pictures, drawings and counts for the links of the main navigation: fetched once, when a menu is about to open. If
 * that fails, menus consist of text only.
 */
export function useMenuDetails(): MenuDetails {
  const {language} = useLanguage();
  const [details, setDetails] = useState(known);

  useEffect(() => {
    if (known !== NOTHING) return;
    askShop<MenuDetails>(`/${resources.menu.path}?language=${language}`).then(
      (answer) => {
        known = answer;
        setDetails(answer);
      },
      () => undefined,
    );
  }, [language]);

  return details;
}
