import type {ReactNode} from 'react';
import {useLanguage, useTranslate} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import {PriceTag, TaxNote} from '../pricing/PriceTag';
import {bikePath, type BikeView} from './bike-view';

interface RequestedBikeProps {
  bike: BikeView;
  soldOut?: boolean;
  /** Below the price: what the shop promises, how to reach it. */
  children?: ReactNode;
}

/** 'Ihr Rad': the variant that a request is about, on view beside its form. Needs the messages `requests.bike`. */
export function RequestedBike({bike, soldOut = false, children}: RequestedBikeProps) {
  const t = useTranslate();
  const {language} = useLanguage();
  const details = [bike.options, bike.sku && t('requests.bike.sku', {sku: bike.sku})];
  return (
    <aside className="self-start rounded-panel bg-stahl-50 p-5 sm:p-6 lg:sticky lg:top-24 print:static">
      <h2 className="text-h3">
        {t(bike.leasing.bike ? 'requests.bike.title' : 'requests.bike.item')}
      </h2>
      <div className="mt-3.5 grid gap-3.5 sm:max-lg:grid-cols-[240px_minmax(0,1fr)] sm:max-lg:gap-6">
        {bike.image && (
          <div className="aspect-4/3 overflow-hidden rounded-control bg-stahl-100">
            <Image
              image={{...bike.image, alt: ''}}
              sizes="(min-width: 1024px) 332px, (min-width: 640px) 240px, 92vw"
              widths={[240, 355, 480, 710]}
              ratio="4/3"
              lazy={false}
              className={soldOut ? 'size-full opacity-60' : 'size-full'}
            />
          </div>
        )}
        <div className="min-w-0 text-small wrap-anywhere text-ink-500">
          <p>{bike.vendor}</p>
          <p className="text-[18px]/[1.3] font-label text-ink">
            <a
              href={bikePath(bike, language)}
              className="py-1 decoration-1 underline-offset-3 hover:underline"
            >
              {bike.title}
            </a>
          </p>
          <p>{details.filter(Boolean).join(', ')}</p>
          {soldOut && <p className="mt-1 font-label text-ink">{t('requests.bike.soldOut')}</p>}
          <div className="mt-2">
            <PriceTag price={bike.price} size="card" />
          </div>
          <p className="mt-0.5">
            <TaxNote shipped />
          </p>
        </div>
      </div>
      {children}
    </aside>
  );
}
