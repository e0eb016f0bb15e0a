import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languageNames} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {indexPrefixOf} from '~/services/algolia/product-query';
import {isServiceRecord, serviceRecords, storyRecord} from './page-records.server';

/**
 * Brings what the search knows of a story up to date, in each language with an index of its own: as it is published at
 * this moment, so that it makes no difference how often changes are told, or which of two comes first; two at the same
 * moment may overtake each other until the set-up runs. Does nothing without a key that may write. Throws `ServiceOutage` when content or search service are out.
 *
 * @param path of the story, as Storyblok's webhooks tell it: `beratung/rahmenhoehe`
 */
export async function indexStory(
  {settings, storyblok, searchIn}: AppLoadContext,
  path: string,
): Promise<void> {
  const slug = path.replace(/^\/+|\/+$/g, '');
  if (!settings.ALGOLIA_WRITE_KEY || !slug) return;
  const own = languageNames.filter(
    (language, at) =>
      languageNames.findIndex(
        (other) => indexPrefixOf(settings, other) === indexPrefixOf(settings, language),
      ) === at,
  );
  await Promise.all(
    own.map(async (language) => {
      const story = await storyblok.publishedNow(slug, language);
      const record = story && storyRecord(story);
      await searchIn(language).writePages({
        saved: [
          ...(record ? [record] : []),
          ...serviceRecords(story ? [story] : [], translatorOf(language), slug),
        ],
        gone: record || isServiceRecord(slug) ? [] : [slug],
      });
    }),
  );
}
