import {useHref, useTranslate} from '~/i18n/use-language';

/** 'inkl. MwSt. zzgl. Versand', with the way to the shipping costs; stands wherever something is bought. */
export function TaxNote() {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      {t('product.price.vat')}{' '}
      <a className="link" href={href('shippingCosts')}>
        {t('product.price.shipping')}
      </a>
    </>
  );
}
