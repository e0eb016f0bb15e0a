import {useEffect, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {fetchShopJson} from '~/services/http/fetch-shop-json';
import type {MenuDetails} from './navigation-dom';

/**
 * Pictures, drawings and counts for the links of the main navigation: fetched when a menu is about to open, and cached
 * by the browser. If that fails, menus consist of text only.
 */
export function useMenuDetails(): MenuDetails {
  const {language} = useLanguage();
  const [details, setDetails] = useState<MenuDetails>({});

  useEffect(() => {
    fetchShopJson<MenuDetails>(`/${resources.menu}?language=${language}`).then(
      setDetails,
      () => undefined,
    );
  }, [language]);

  return details;
}
