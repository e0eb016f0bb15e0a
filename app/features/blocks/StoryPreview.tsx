import {useEffect} from 'react';
import {Alert} from '~/ui/Alert';
import {useLazyPart} from '~/ui/lazy-part';
import type {EditedPage, PreviewState} from './load-story.server';

const fetchEditor = async () => (await import('./StoryEditor')).StoryEditor;

interface StoryPreviewProps {
  preview: PreviewState | null;
  onEdit?: (page: EditedPage) => void;
}

/**
 * Connects a page to the visual editor around it; nobody else loads the code for that. Warns an editor whose preview
 * parameters are invalid that this is not the draft, even while scrolled down.
 */
export function StoryPreview({preview, onEdit}: StoryPreviewProps) {
  const edited = preview && 'storyId' in preview ? preview : null;
  const warning = preview && 'warning' in preview ? preview.warning : null;
  const Editor = useLazyPart(fetchEditor, edited !== null);

  useEffect(() => {
    if (warning) console.warn(warning);
  }, [warning]);

  if (edited) return Editor && <Editor {...edited} onEdit={onEdit} />;
  return warning ? (
    <div className="sticky top-0 z-30 page-width pt-4">
      <Alert kind="warning">{warning}</Alert>
    </div>
  ) : null;
}
