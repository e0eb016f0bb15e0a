import {useFetcher} from '@remix-run/react';
import {useCallback, useEffect} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {useLatePart} from '~/ui/late-part';
import type {ContentPageView, PreviewState, StoryView} from './load-story.server';

/** A change that follows within this time replaces the one before. */
const TYPING_PAUSE_MS = 150;

const fetchBridge = async () => (await import('./editor-bridge')).openEditorBridge;

/** The story as an editor types it: the bridge reports each change, the worker makes a page of it. */
export function useEditedStory({story, preview}: ContentPageView): StoryView {
  const {submit, data} = useFetcher<{edited: StoryView}>();
  const onInput = useCallback(
    (edited: string) => submit(edited, {method: 'post', encType: 'application/json'}),
    [submit],
  );
  useEditorBridge(preview, onInput);
  return data?.edited ?? story;
}

/** What a page shows the visual editor that is made with a story and has a form of its own: blocks, no key strokes. */
export function SettingPreview({preview}: {preview: PreviewState | null}) {
  useEditorBridge(preview);
  return <PreviewWarning preview={preview} />;
}

/** Connects the page with the visual editor around it. The bridge is loaded here and nowhere else. */
function useEditorBridge(preview: PreviewState | null, onInput?: (story: string) => void): void {
  const {storyId, editorOrigin, live} = isOpen(preview) ? preview : closed;
  const openBridge = useLatePart(fetchBridge, storyId !== null);

  useEffect(() => {
    if (storyId === null || !openBridge) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = (edited: string) => {
      clearTimeout(timer);
      if (live) timer = setTimeout(() => onInput?.(edited), TYPING_PAUSE_MS);
    };
    openBridge(storyId, editorOrigin, onChange);
    return () => clearTimeout(timer);
  }, [storyId, editorOrigin, live, onInput, openBridge]);
}

const closed = {storyId: null, editorOrigin: '', live: false};

function isOpen(preview: PreviewState | null): preview is Exclude<PreviewState, 'refused'> {
  return preview !== null && preview !== 'refused';
}

/** Tells an editor whose marker does not hold that this is the published page. */
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
