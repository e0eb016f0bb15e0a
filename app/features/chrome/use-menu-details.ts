import {useEffect, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {fetchShopJson} from '~/services/http/fetch-shop-json';
import type {MenuDetails} from './navigation-dom';

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
    fetchShopJson<MenuDetails>(`/${resources.menu.path}?language=${language}`).then(
      (answer) => {
        known = answer;
        setDetails(answer);
      },
      () => undefined,
    );
  }, [language]);

  return details;
}
