import {languageNames, type Language} from '../../app/i18n/languages';
import {pagePath, pages, type PageName} from '../../app/pages';

interface AccountAddress {
  page: PageName;
  language: Language;
  path: string;
}

/** Pages for signed-out visitors; every other account page requires a sign-in. */
const forEverybody = new Set<string>([
  'login',
  'logout',
  'register',
  'lostPassword',
  'resetPassword',
  'activate',
]);

/** Values for the params of the paths. */
const params: Record<string, string> = {
  id: '1178',
  customerId: '7001',
  token: '0123456789abcdef0123456789abcdef',
};

/** Exists only with accounts at Shopify: `shopify-account.e2e.ts` opens it. */
export const notClassic: readonly PageName[] = ['orderReturn'];

const isOfAccount = (page: PageName) =>
  pages[page].de.startsWith(pages.account.de) && !notClassic.includes(page);

function addressesOf(wanted: (page: PageName) => boolean): AccountAddress[] {
  const names = (Object.keys(pages) as PageName[]).filter(wanted);
  return languageNames.flatMap((language) =>
    names.map((page) => {
      const pattern = `/${pagePath(page, language)}`;
      const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? 'unbekannt');
      return {page, language, path};
    }),
  );
}

/** Every page of a signed-in customer in both languages, derived from `app/pages.ts`, so that new ones are included. */
export const guardedAddresses = addressesOf((page) => isOfAccount(page) && !forEverybody.has(page));

/** The account pages that anybody may open, in both languages. */
export const openAddresses = addressesOf((page) => isOfAccount(page) && forEverybody.has(page));
