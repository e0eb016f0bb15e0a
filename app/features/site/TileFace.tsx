import {Image} from '~/ui/Image';
import type {Tile} from './site-facts';

/** The tile of a payment method or a carrier: its picture, or its name. */
export function TileFace({tile: {label, picture}}: {tile: Tile}) {
  if (!picture) return label;
  return (
    <Image
      image={{...picture, alt: label}}
      sizes="52px"
      widths={[52, 104]}
      fit="contain"
      className="mx-auto h-6 w-auto"
    />
  );
}
