import type {AppLoadContext} from '@shopify/remix-oxygen';
import {languageNames} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {indexPrefixOf} from '~/services/algolia/product-query';
import {trimSlashes} from '~/services/storyblok/story-schema';
import {isServiceRecord, serviceRecords, storyRecord} from './page-records.server';

/**
 * Updates a story's search records, in each language with its own index, from the version published now, so number and
 * order of change notifications do not matter (two at once may overtake each other until the next set-up). Does nothing
 * without a write key. Throws `ServiceOutage` when the content or search service is down.
 *
 * @param path of the story, as in Storyblok's webhooks: `beratung/rahmenhoehe`
 */
export async function indexStory(
  {settings, storyblok, searchIn}: AppLoadContext,
  path: string,
): Promise<void> {
  const slug = trimSlashes(path);
  if (!settings.ALGOLIA_WRITE_KEY || !slug) return;
  const languagesWithIndex = languageNames.filter(
    (language, position) =>
      languageNames.findIndex(
        (candidate) => indexPrefixOf(settings, candidate) === indexPrefixOf(settings, language),
      ) === position,
  );
  await Promise.all(
    languagesWithIndex.map(async (language) => {
      const story = await storyblok.publishedNow(slug, language);
      const record = story && storyRecord(story);
      await searchIn(language).writePages({
        saved: [
          ...(record ? [record] : []),
          ...serviceRecords(story ? [story] : [], translatorOf(language), slug),
        ],
        deleted: record || isServiceRecord(slug) ? [] : [slug],
      });
    }),
  );
}
