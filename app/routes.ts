import {index, route, type RouteConfig} from '@remix-run/route-config';
import {languageNames, type Language} from './i18n/languages';
import {type FileName, filePath, files, pagePath, pages, resources, type PageName} from './pages';

/** A module serves a page in every language, and some serve several paths, so each route needs its own id. */
function pageRoute(page: PageName, language: Language) {
  const module = `routes/${pages[page].module}.tsx`;
  const path = pagePath(page, language);
  const id = `${page}.${language}`;
  return path ? route(path, module, {id}) : index(module, {id});
}

function fileRoute(file: FileName, language: Language) {
  return route(filePath(file, language), `routes/${files[file].module}.ts`, {
    id: `${file}.${language}`,
  });
}

const pageNames = Object.keys(pages) as PageName[];
const fileNames = Object.keys(files) as FileName[];

export default [
  ...languageNames.flatMap((language) => [
    ...pageNames.map((page) => pageRoute(page, language)),
    ...fileNames.map((file) => fileRoute(file, language)),
  ]),
  ...Object.entries(resources).map(([id, {path, module}]) =>
    route(path, `routes/${module}.ts`, {id}),
  ),
] satisfies RouteConfig;
