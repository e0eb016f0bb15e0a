import type {FormEvent} from 'react';

/**
 * Takes a form out of the browser's hands: what it sends, its button included. `null` after a new build, which has
 * other chunks: then the browser sends it, and the answer comes as a document.
 */
export function takeForm(event: FormEvent<HTMLFormElement>): FormData | null {
  if (document.documentElement.dataset.newBuild !== undefined) return null;
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  if (button instanceof HTMLButtonElement) form.append(button.name, button.value);
  return form;
}
