import {index, route, type RouteConfig} from '@remix-run/route-config';
import {languageNames, type Language} from './i18n/languages';
import {type FileName, filePath, files, pagePath, pages, resources, type PageName} from './pages';

/** Modules in `routes/` that are not named after their page. */
const pageModules: Partial<Record<PageName, string>> = {
  content: 'content-page',
  account: 'account/account',
  login: 'account/login',
  logout: 'account/logout',
  register: 'account/register',
  lostPassword: 'account/lost-password',
  resetPassword: 'account/new-password',
  activate: 'account/new-password',
  orders: 'account/orders',
  order: 'account/order',
  orderReturn: 'account/order-return',
  addresses: 'account/addresses',
  profile: 'account/profile',
};

/** Modules in `routes/resources/` that are not named after their resource or file. */
const resourceModules: Partial<Record<FileName | keyof typeof resources, string>> = {
  latestBuild: 'builds',
  buildMeta: 'builds',
  agentProfile: 'agent-tools',
  googleFeed: 'feeds',
  idealoFeed: 'feeds',
  llms: 'agents',
};

/** `shippingCosts` becomes `shipping-costs`. */
function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A module serves a page in every language, and some serve several paths, so each route needs its own id. */
function pageRoute(page: PageName, language: Language) {
  const module = `routes/${pageModules[page] ?? kebabCase(page)}.tsx`;
  const path = pagePath(page, language);
  const id = `${page}.${language}`;
  return path ? route(path, module, {id}) : index(module, {id});
}

function resourceRoute(name: FileName | keyof typeof resources, path: string, id: string) {
  return route(path, `routes/resources/${resourceModules[name] ?? kebabCase(name)}.ts`, {id});
}

const pageNames = Object.keys(pages) as PageName[];
const fileNames = Object.keys(files) as FileName[];
const resourceNames = Object.keys(resources) as (keyof typeof resources)[];

export default [
  ...languageNames.flatMap((language) => [
    ...pageNames.map((page) => pageRoute(page, language)),
    ...fileNames.map((name) =>
      resourceRoute(name, filePath(name, language), `${name}.${language}`),
    ),
  ]),
  ...resourceNames.map((name) => resourceRoute(name, resources[name], name)),
] satisfies RouteConfig;
