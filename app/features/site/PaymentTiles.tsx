import {Image} from '~/ui/Image';
import {useTranslate} from '~/i18n/use-language';
import type {Tile} from './site-facts';

/** Tiles of payment methods or carriers as items of a list, each its picture or its name. */
export function TileItems({tiles}: {tiles: readonly Tile[]}) {
  return tiles.map(({name, label, picture}) => (
    <li key={name}>
      {picture ? (
        <Image
          image={{...picture, alt: label}}
          sizes="52px"
          widths={[52, 104]}
          fit="contain"
          className="h-6 w-auto"
        />
      ) : (
        label
      )}
    </li>
  ));
}

interface PaymentTilesProps {
  payments: readonly Tile[];
  /** For narrow spaces. */
  small?: boolean;
}

/** Payment methods set by the shop's owner. Balanced lines never hold a single tile. */
export function PaymentTiles({payments, small = false}: PaymentTilesProps) {
  const t = useTranslate();
  if (payments.length === 0) return null;
  return (
    <ul
      className={`tiles *:border-stahl-200 ${small ? 'is-small' : ''}`}
      aria-label={t('cart.payments')}
    >
      <TileItems tiles={payments} />
    </ul>
  );
}
