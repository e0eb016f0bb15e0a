import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import type {ProductCardView} from '../product/product-card-view';

/** A tile among bikes that leads to leasing; it borrows its picture from the list. */
export function PromoTile({image, href}: Pick<ProductCardView, 'image'> & {href: string}) {
  const t = useTranslate();
  return (
    <div className="group relative grid h-full min-h-92 grid-rows-[auto_1fr] gap-4 overflow-hidden rounded-panel bg-linear-160 from-reseda-100 to-reseda-200 px-5.5 pt-6 has-[a:focus-visible]:focus-ring md:min-h-0">
      <div>
        <h2 className="text-[22px]/[1.2]">{t('catalogue.promo.title')}</h2>
        <p className="mt-2 max-w-[24em] text-label/[1.5]">{t('catalogue.promo.text')}</p>
        <a href={href} className="stretched mt-3.5 flex items-center gap-2 font-label outline-none">
          <span className="border-b-[1.5px] border-current">{t('catalogue.promo.link')}</span>
          <Icon name="arrow-right" size={20} />
        </a>
      </div>
      {image && (
        <div className="relative -mx-5.5 min-h-36">
          <Image
            image={{...image, alt: ''}}
            preset="card"
            fit="contain"
            className="absolute inset-x-0 bottom-0 mx-auto h-full w-auto max-w-full mask-radial-[closest-side] mask-radial-from-70% mix-blend-multiply"
          />
        </div>
      )}
    </div>
  );
}
