import {IconSprite} from '~/ui/IconSprite';
import {KeptMarkup} from '~/ui/KeptMarkup';

/** The drawings that the page's icons and ratings refer to; stands before all of them. */
export function KeptIconSprite() {
  return <KeptMarkup name="icons">{import.meta.env.SSR && <IconSprite />}</KeptMarkup>;
}
