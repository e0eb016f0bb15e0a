import {sentPart} from '~/ui/late-part';
import {EditedSetting} from './StoryPreview';
import type {PreviewState} from './story-view';

const fetchSetting = async () => (await import('./StoryPreview')).EditedSetting;
const Edited = sentPart(import.meta.env.SSR && EditedSetting, fetchSetting);

/** For a page that is made with a story and has a form of its own: what the visual editor needs there. */
export function SettingPreview({preview}: {preview: PreviewState | null}) {
  return preview && <Edited preview={preview} />;
}
