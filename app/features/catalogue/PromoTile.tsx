import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import type {ProductCardView} from '../product/product-card-view';

/** A tile among bikes that leads to leasing; it borrows its picture from the list. */
export function PromoTile({image, href}: Pick<ProductCardView, 'image'> & {href: string}) {
  const t = useTranslate();
  return (
    <div className="group @container relative flex h-full flex-col justify-between overflow-hidden rounded-panel bg-linear-160 from-reseda-100 to-reseda-200 has-[a:focus-visible]:focus-ring">
      <div className="px-5 pt-5">
        <h2 className="text-[22px]/[1.2]">{t('catalogue.promo.title')}</h2>
        <p className="mt-2 max-w-[24em] text-label/[1.5] @max-[15rem]:hidden">
          {t('catalogue.promo.text')}
        </p>
        <a href={href} className="stretched mt-3.5 flex items-center gap-2 font-label outline-none">
          <span className="border-b-[1.5px] border-current">{t('catalogue.promo.link')}</span>
          <Icon name="arrow-right" size={20} />
        </a>
      </div>
      {image && (
        <div className="stage stage-studio aspect-4/3 mask-t-from-75% mix-blend-multiply">
          <Image image={{...image, alt: ''}} preset="card" />
        </div>
      )}
    </div>
  );
}
