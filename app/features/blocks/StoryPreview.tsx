import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect} from 'react';
import {Alert} from '~/ui/Alert';
import {useLazyPart} from '~/ui/lazy-part';
import type {ContentPageView, EditedPage, PreviewState} from './load-story.server';

/** Debounce delay: a change within this time replaces the previous one. */
const DEBOUNCE_MS = 150;

const fetchBridge = async () => (await import('./editor-bridge')).openEditorBridge;

/**
 * The story as an editor types it: the bridge reports each change, and the worker turns it into a page view, until the
 * editor's signature expires; then the page stays as it was loaded and says so.
 */
export function useEditedStory({
  story,
  preview,
}: ContentPageView): Pick<ContentPageView, 'story' | 'preview'> {
  const {submit, data} = useFetcher<EditedPage>();
  const onInput = useCallback(
    (edited: string) => submit(edited, {method: 'post', encType: 'application/json'}),
    [submit],
  );
  const {edited = story, warning} = data ?? {};
  const currentPreview = warning ? {warning} : preview;
  useEditorBridge(currentPreview, onInput);
  return {story: edited, preview: currentPreview};
}

/** Visual editor support for pages that only use a story as a setting: blocks are clickable, typing is not live. */
export function SettingPreview({preview}: {preview: PreviewState | null}) {
  useEditorBridge(preview);
  return <PreviewWarning preview={preview} />;
}

/** Connects the page to the visual editor around it. This is the only place that loads the bridge. */
function useEditorBridge(preview: PreviewState | null, onInput?: (story: string) => void): void {
  const {storyId, editorOrigin, live} = preview && 'storyId' in preview ? preview : inactivePreview;
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

/** Warns an editor whose preview parameters are invalid that this is not the draft, even while scrolled down. */
export function PreviewWarning({preview}: {preview: PreviewState | null}) {
  const warning = preview && 'warning' in preview ? preview.warning : null;
  useEffect(() => {
    if (warning) console.warn(warning);
  }, [warning]);
  return warning ? (
    <div className="sticky top-0 z-30 page-width pt-4">
      <Alert kind="warning">{warning}</Alert>
    </div>
  ) : null;
}
