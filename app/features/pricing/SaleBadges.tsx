import {useTranslate} from '~/i18n/use-language';
import {Badge} from '~/ui/Badge';
import type {PriceView} from './price-view';

interface Props {
  price: PriceView;
  isNew?: boolean;
}

/** '−18 %', above 20 percent also 'in sale', and 'Neu'; nothing when none of them is true. */
export function SaleBadges({price, isNew = false}: Props) {
  const t = useTranslate();
  return (
    <>
      {price.sale && <Badge kind="sale">{`−${price.sale.percent}\u00a0%`}</Badge>}
      {price.sale?.inSale && (
        <Badge kind="inSale">
          <span lang="en">{t('product.badge.inSale')}</span>
        </Badge>
      )}
      {isNew && <Badge kind="new">{t('product.badge.new')}</Badge>}
    </>
  );
}
