import {useHref, useTranslate} from '~/i18n/use-language';

interface TaxNoteProps {
  /** Tax is in the price: not in that of a voucher, where it falls due on what is bought with it. */
  taxed?: boolean;
  /** It is sent, which costs extra. */
  shipped: boolean;
}

/** 'inkl. MwSt. zzgl. Versand', with the way to the shipping costs; stands wherever something is bought. */
export function TaxNote({taxed = true, shipped}: TaxNoteProps) {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      {taxed && t('product.price.vat')}
      {shipped && (
        <>
          {' '}
          <a className="link" href={href('shippingCosts')}>
            {t('product.price.shipping')}
          </a>
        </>
      )}
    </>
  );
}
