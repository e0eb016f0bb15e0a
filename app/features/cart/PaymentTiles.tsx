import {useTranslate} from '~/i18n/use-language';
import {usePayments} from '../site/site-facts';
import {TileFace} from '../site/TileFace';

const LARGE = 'gap-2 *:min-w-13 *:px-[9px] *:text-micro/7.5';
const SMALL = 'gap-1.5 *:px-[7px] *:text-[12.5px]/6.5';

/** How one can pay, as the shop's owner says; `small` for narrow places. */
export function PaymentTiles({small = false}: {small?: boolean}) {
  const t = useTranslate();
  const payments = usePayments();
  if (payments.length === 0) return null;
  return (
    <ul
      className={`flex flex-wrap text-center font-[650] text-ink-800 font-stretch-96% *:rounded-tile *:border *:border-stahl-200 *:bg-kreide ${small ? SMALL : LARGE}`}
      aria-label={t('cart.payments')}
    >
      {payments.map((tile) => (
        <li key={tile.name}>
          <TileFace tile={tile} />
        </li>
      ))}
    </ul>
  );
}
