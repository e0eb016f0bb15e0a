import {useHref, useTranslate} from '~/i18n/use-language';
import {useImportDuties} from './site-facts';

interface Props {
  /** Whether the price includes tax: not for vouchers, where it is due on redemption. */
  taxed?: boolean;
  /** Whether it ships, which costs extra. */
  shipped: boolean;
  /** A sentence that follows: 'Sie sparen 700 €.' */
  next?: string | null;
}

/**
 * 'inkl. MwSt. zzgl. Versand', with a link to the shipping costs, and outside the EU the import duties; shown wherever
 * something can be bought.
 */
export function TaxNote({taxed = true, shipped, next}: Props) {
  const t = useTranslate();
  const href = useHref();
  const importDuties = useImportDuties();
  const vat = taxed ? t('product.price.vat') : '';
  // 'inkl. MwSt.' already ends with a period.
  const end = shipped || (vat && !vat.endsWith('.')) ? '.' : '';
  return (
    <>
      {vat}
      {shipped && (
        <>
          {' '}
          <a className="link" href={href('shippingCosts')}>
            {t('product.price.shipping')}
          </a>
          {importDuties && `, ${t('product.price.importDuties')}`}
        </>
      )}
      {next && `${end} ${next}`}
    </>
  );
}
