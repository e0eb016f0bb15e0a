import {loadStoryblokBridge, registerStoryblokBridge} from '@storyblok/react';

/**
 * Connects the page to the visual editor that frames it: blocks become clickable, and `onInput` receives the story as
 * JSON on every change. Saving and publishing reload the page.
 *
 * @param editorOrigin origin of the editor, `https://app.storyblok.com`
 */
export function openEditorBridge(
  storyId: number,
  editorOrigin: string,
  onInput: (story: string) => void,
): void {
  void loadStoryblokBridge();
  const options = {customParent: editorOrigin, preventClicks: true};
  registerStoryblokBridge(storyId, (story) => onInput(JSON.stringify(story)), options);
}
