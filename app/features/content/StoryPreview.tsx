import {useFetcher} from '@remix-run/react';
import {useEffect} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import type {ContentPageView, PreviewState, StoryView} from './story-view';

/** A change that follows within this time replaces the one before. */
const TYPING_PAUSE_MS = 150;

/**
 * The story as an editor types it: the bridge reports each change, the worker makes a page of it. The bridge
 * is loaded here and nowhere else (decision 11).
 */
export function useEditedStory({story, preview}: ContentPageView): StoryView {
  const {submit, data} = useFetcher<{edited: StoryView}>();
  const {storyId, editorOrigin} = isLive(preview) ? preview : {storyId: null, editorOrigin: ''};

  useEffect(() => {
    if (storyId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = (edited: string) => {
      clearTimeout(timer);
      const send = () => submit(edited, {method: 'post', encType: 'application/json'});
      timer = setTimeout(send, TYPING_PAUSE_MS);
    };
    let open = true;
    void import('./editor-bridge').then(({openEditorBridge}) => {
      if (open) openEditorBridge(storyId, editorOrigin, onInput);
    });
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, [storyId, editorOrigin, submit]);

  return data?.edited ?? story;
}

function isLive(preview: PreviewState | null): preview is Exclude<PreviewState, 'refused'> {
  return preview !== null && preview !== 'refused';
}

/** Tells an editor whose marker does not hold that this is the published page (spec §6). */
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
