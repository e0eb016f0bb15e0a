import {PageId} from '~/forms/PageId';
import {useHref} from '~/i18n/use-language';
import {useHydrated} from '~/ui/use-hydrated';
import {ReturnTo} from './ReturnTo';

/** Id of the form that all lines share without script. */
export const LINES_FORM = 'cart-lines';

/**
 * The form of all lines without script, whose fields and buttons stand at the lines: what was typed at one line is
 * not lost when another is changed or removed. Script sends each line by itself.
 */
export function LinesForm() {
  const href = useHref();
  if (useHydrated()) return null;
  return (
    <form id={LINES_FORM} method="post" action={href('cart')}>
      <input type="hidden" name="intent" value="lines" />
      <ReturnTo />
      <PageId />
    </form>
  );
}
