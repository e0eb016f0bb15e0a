import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {useLazyPart} from '~/ui/lazy-part';
import type {ContentPageView, PreviewState, StoryView} from './load-story.server';

/** Debounce delay: a change within this time replaces the previous one. */
const DEBOUNCE_MS = 150;

const fetchBridge = async () => (await import('./editor-bridge')).openEditorBridge;

/** The story as an editor types it: the bridge reports each change, and the worker turns it into a page view. */
export function useEditedStory({story, preview}: ContentPageView): StoryView {
  const {submit, data} = useFetcher<{edited: StoryView}>();
  const onInput = useCallback(
    (edited: string) => submit(edited, {method: 'post', encType: 'application/json'}),
    [submit],
  );
  useEditorBridge(preview, onInput);
  return data?.edited ?? story;
}

/** Visual editor support for pages that only use a story as a setting: blocks are clickable, typing is not live. */
export function SettingPreview({preview}: {preview: PreviewState | null}) {
  useEditorBridge(preview);
  return <PreviewWarning preview={preview} />;
}

/** Connects the page to the visual editor around it. This is the only place that loads the bridge. */
function useEditorBridge(preview: PreviewState | null, onInput?: (story: string) => void): void {
  const {storyId, editorOrigin, live} = isActivePreview(preview) ? preview : inactivePreview;
  const openBridge = useLazyPart(fetchBridge, storyId !== null);

  useEffect(() => {
    if (storyId === null || !openBridge) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = (edited: string) => {
      clearTimeout(timer);
      if (live) timer = setTimeout(() => onInput?.(edited), DEBOUNCE_MS);
    };
    openBridge(storyId, editorOrigin, onChange);
    return () => clearTimeout(timer);
  }, [storyId, editorOrigin, live, onInput, openBridge]);
}

const inactivePreview = {storyId: null, editorOrigin: '', live: false};

function isActivePreview(
  preview: PreviewState | null,
): preview is Exclude<PreviewState, 'refused'> {
  return preview !== null && preview !== 'refused';
}

/** Warns an editor whose preview parameters are invalid that this is the published page. */
export function PreviewWarning({preview}: {preview: PreviewState | null}) {
  const t = useTranslate();
  const refused = preview === 'refused';
  const warning = t('content.preview.refused');
  useEffect(() => {
    if (refused) console.warn(warning);
  }, [refused, warning]);
  return refused ? (
    <div className="page-width pt-4">
      <Alert kind="warning">{warning}</Alert>
    </div>
  ) : null;
}
