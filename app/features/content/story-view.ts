import type {ImageView} from '../pictures/image-view';
import type {ButtonContent} from './field-schemas.server';
import type {ServiceCardView} from '../site/site-facts';
import type {BlokView, EditAttributes} from './blok-view';

/** A page of the content service, ready to be shown. */
export interface StoryView {
  name: string;
  slug: string;
  headline: string;
  lead: string;
  /** The first things to do here, below the lead. */
  buttons: ButtonContent[];
  edit: EditAttributes;
  bloks: BlokView[];
  /** Stands beside the page's texts. */
  card: ServiceCardView | null;
  seo: {title: string; description: string; image: ImageView | null; noindex: boolean};
}

export interface Crumb {
  title: string;
  href: string;
}

/** What a page of the content service is made of. */
export interface ContentPageView {
  story: StoryView;
  /** The pages above it, without the start page. */
  trail: Crumb[];
  /** Set when the address carries the visual editor's marker. */
  preview: PreviewState | null;
}

/** The editor shows this very story; or the marker is forged, stale or another story's. */
export type PreviewState =
  /** `live`: the page is this story and follows every key stroke; what it is only made with shows what was saved. */
  {storyId: number; editorOrigin: string; live: boolean} | 'refused';
