import {useEffect, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {askShop} from '~/services/http/ask-shop';
import type {MenuDetails} from './written-navigation';

const NOTHING: MenuDetails = {};
let known = NOTHING;

/**
 * Pictures, drawings and counts beside the links of the main navigation: asked for once when a menu is about to open.
 * An answer that cannot be had leaves menus of words.
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
