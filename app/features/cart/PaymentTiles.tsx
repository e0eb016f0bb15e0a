import {useTranslate} from '~/i18n/use-language';

const payments = ['paypal', 'amazon', 'visa', 'masterCard', 'klarna', 'cash'] as const;

const LARGE = 'gap-2 *:min-w-13 *:px-[9px] *:text-micro/7.5';
const SMALL = 'gap-1.5 *:px-[7px] *:text-[12.5px]/6.5';

/** How one can pay, as names on tiles; `small` for narrow places. */
export function PaymentTiles({small = false}: {small?: boolean}) {
  const t = useTranslate();
  return (
    <ul
      className={`flex flex-wrap text-center font-[650] text-ink-800 font-stretch-96% *:rounded-tile *:border *:border-stahl-200 *:bg-kreide ${small ? SMALL : LARGE}`}
      aria-label={t('cart.payments.label')}
    >
      {payments.map((name) => (
        <li key={name}>{t(`cart.payments.${name}`)}</li>
      ))}
    </ul>
  );
}
