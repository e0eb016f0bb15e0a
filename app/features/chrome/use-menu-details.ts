import {useEffect, useState} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';
import type {askShop} from '~/services/http/ask-shop';
import type {MenuDetails} from './written-navigation';

export type AskShop = typeof askShop;

const NOTHING: MenuDetails = {};
let known = NOTHING;

/**
 * Pictures, drawings and counts beside the links of the main navigation: asked for once when a menu is about to open.
 * An answer that cannot be had leaves menus of words.
 *
 * @param ask asks the shop's worker; always the same function
 */
export function useMenuDetails(ask: AskShop): MenuDetails {
  const {language} = useLanguage();
  const [details, setDetails] = useState(known);

  useEffect(() => {
    if (known !== NOTHING) return;
    ask<MenuDetails>(`/${resources.menu.path}?language=${language}`).then(
      (answer) => {
        known = answer;
        setDetails(answer);
      },
      () => setDetails(NOTHING),
    );
  }, [ask, language]);

  return details;
}
