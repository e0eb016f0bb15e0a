import {Image} from '~/ui/Image';
import {useTranslate} from '~/i18n/use-language';
import {type Tile, useSiteFacts} from './site-facts';

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
          className="mx-auto h-6 w-auto"
        />
      ) : (
        label
      )}
    </li>
  ));
}

const LARGE = '-m-1 *:m-1 *:min-w-13 *:px-[9px] *:text-micro/7.5';
const SMALL = '-m-[3px] *:m-[3px] *:px-[7px] *:text-[0.78125rem]/6.5';

/** Payment methods set by the shop's owner; `small` for narrow spaces. Balanced lines never hold a single tile. */
export function PaymentTiles({small = false}: {small?: boolean}) {
  const t = useTranslate();
  const {payments} = useSiteFacts();
  if (payments.length === 0) return null;
  return (
    <ul
      className={`font-[650] text-balance text-ink-800 *:inline-block *:rounded-tile *:border *:border-stahl-200 *:bg-kreide *:text-center *:align-middle ${small ? SMALL : LARGE}`}
      aria-label={t('cart.payments')}
    >
      <TileItems tiles={payments} />
    </ul>
  );
}
