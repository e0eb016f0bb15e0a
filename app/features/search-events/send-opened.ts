import {languageOfPath} from '~/i18n/languages';
import {resources} from '~/pages';
import {MARK} from './search-mark';

/** Tells the worker that the product at `path` was opened from a list, without anybody waiting for it. */
export function sendOpened(path: string, search: string): void {
  const found = new URLSearchParams(search).get(MARK);
  if (!found) return;
  const form = new URLSearchParams({path, [MARK]: found});
  const language = languageOfPath(path);
  navigator.sendBeacon(`/${resources.searchEvents.path}?language=${language}`, form);
}
