import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import type {ImageView} from '../pictures/image-view';

/** A tile among bikes that links to leasing, with a picture from the list; rendered only by the worker. */
export function LeasingPromo({picture, href}: {picture: ImageView | null; href: string}) {
  const t = useTranslate();
  return (
    <div className="promo relative">
      <div className="group absolute inset-0 overflow-hidden rounded-panel has-focus-visible:focus-ring">
        <div className="promo-text">
          <h2>{t('listing.promo.title')}</h2>
          <p className="mt-2 text-label leading-normal">{t('listing.promo.text')}</p>
          <a href={href} className="stretched mt-4 flex items-center gap-2 font-label outline-none">
            <span className="border-b-[1.5px] border-current">{t('listing.promo.link')}</span>
            <Icon name="arrow-right" size={20} />
          </a>
        </div>
        {picture && (
          <div className="stage stage-studio aspect-4/3">
            <Image image={picture} preset="card" />
          </div>
        )}
      </div>
    </div>
  );
}
