import {useFetcher} from '@remix-run/react';
import {loadStoryblokBridge, registerStoryblokBridge} from '@storyblok/react';
import {useEffect} from 'react';
import type {EditedPage} from './load-story.server';

/** Debounce delay: a change within this time replaces the previous one. */
const DEBOUNCE_MS = 150;

interface StoryEditorProps {
  storyId: number;
  /** Origin of the visual editor, `https://app.storyblok.com`. */
  editorOrigin: string;
  /** Whether the page is this story and follows every keystroke. */
  live: boolean;
  /** Receives the page of an edited story, or why it cannot be shown. */
  onEdit?: (page: EditedPage) => void;
}

/**
 * Connects the page to the visual editor that frames it: blocks become clickable, and the worker turns each change into
 * a page until the editor's signature expires. Saving and publishing reload the page.
 */
export function StoryEditor({storyId, editorOrigin, live, onEdit}: StoryEditorProps) {
  const {submit, data} = useFetcher<EditedPage>();

  useEffect(() => {
    if (data) onEdit?.(data);
  }, [data, onEdit]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = (story: object) => {
      clearTimeout(timer);
      if (!live) return;
      timer = setTimeout(
        () => submit(JSON.stringify(story), {method: 'post', encType: 'application/json'}),
        DEBOUNCE_MS,
      );
    };
    void loadStoryblokBridge();
    registerStoryblokBridge(storyId, onInput, {customParent: editorOrigin, preventClicks: true});
    return () => clearTimeout(timer);
  }, [storyId, editorOrigin, live, submit]);

  return null;
}
