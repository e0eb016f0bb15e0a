import {useEffect, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import {fetchShopJson} from '~/services/http/fetch-shop-json';
import type {MenuDetails} from './navigation-dom';

const NO_DETAILS: MenuDetails = {};
let cachedDetails = NO_DETAILS;

/**
 * Pictures, drawings and counts for the links of the main navigation: fetched once, when a menu is about to open. If
 * that fails, menus consist of text only.
 */
export function useMenuDetails(): MenuDetails {
  const {language} = useLanguage();
  const [details, setDetails] = useState(cachedDetails);

  useEffect(() => {
    if (cachedDetails !== NO_DETAILS) return;
    fetchShopJson<MenuDetails>(`/${resources.menu.path}?language=${language}`).then(
      (fetchedDetails) => {
        cachedDetails = fetchedDetails;
        setDetails(fetchedDetails);
      },
      () => undefined,
    );
  }, [language]);

  return details;
}
