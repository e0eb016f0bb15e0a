import {loadStoryblokBridge, registerStoryblokBridge} from '@storyblok/react';

/**
 * Connects the page with the visual editor that frames it: blocks can be clicked, `onInput` gets the story as
 * JSON with every change. Saving and publishing load the page anew.
 *
 * @param editorOrigin where the editor runs, `https://app.storyblok.com`
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
