import {useLanguage} from '~/i18n/use-language';
import {Badge} from '~/ui/Badge';
import {formatReduction} from './format-price';
import type {PriceView} from './price-view';

interface Props {
  price: PriceView;
  isNew?: boolean;
}

/** '−18 %', '−18%' in English; above 20 percent also 'in sale', and 'Neu'; nothing when none of them is true. */
export function SaleBadges({price, isNew = false}: Props) {
  const {t, language} = useLanguage();
  return (
    <>
      {price.sale && <Badge kind="sale">{formatReduction(price.sale.percent, language)}</Badge>}
      {price.sale?.inSale && (
        <Badge kind="inSale">
          <span lang="en">{t('product.badge.inSale')}</span>
        </Badge>
      )}
      {isNew && <Badge kind="new">{t('product.badge.new')}</Badge>}
    </>
  );
}
