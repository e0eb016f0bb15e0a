import {Image} from '~/ui/Image';
import type {ImageView} from '../pictures/image-view';

/** Names without a picture are set in different styles, as the logos of different companies would be. */
const nameStyles = [
  'font-[680] font-stretch-120% tracking-[-0.02em]',
  'text-[1rem] font-[550] tracking-[-0.03em]',
  'text-[0.875rem] font-[680] tracking-[0.01em] uppercase',
  'font-[500] font-stretch-112%',
];

/** A partner's logo, the same wherever the partner is shown: the editor's picture, or the name in its own style. */
export function PartnerLogo({name, image}: {name: string; image: ImageView | null}) {
  if (!image) {
    return (
      <span
        className={`min-w-0 text-lead leading-[1.2] wrap-anywhere hyphens-auto ${nameStyleOf(name)}`}
      >
        {name}
      </span>
    );
  }
  return (
    <Image
      image={{...image, alt: image.alt || name}}
      sizes="160px"
      widths={[160, 320]}
      fit="contain"
      className="h-10 w-40 max-w-full"
    />
  );
}

/** Derived from the name, so that the order of partners does not change it. */
function nameStyleOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return nameStyles[sum % nameStyles.length] ?? '';
}
