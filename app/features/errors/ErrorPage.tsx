import {useHref, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {Carousel} from '~/ui/Carousel';
import {useCarouselLabels} from '../pictures/use-carousel-labels';
import {ProductCard} from '../product/ProductCard';
import type {ShownError} from './error-details';
import {Wheel} from './Wheel';

/** What a person sees instead of a page that is missing or cannot be shown now. */
export function ErrorPage({status, message, bestSellers}: ShownError) {
  const t = useTranslate();
  const href = useHref();
  const labels = useCarouselLabels();
  const kind = kindOf(status);
  const around = status === 404 && <span>{4}</span>;
  return (
    <>
      <section className="error-stage">
        <div className="page-width">
          <div className="pt-[34px] pb-11">
            <p className="mb-1.5 font-heading">{t('errors.code', {status})}</p>
            <h1>{t('errors.title')}</h1>
            <p className="mt-3 max-w-[30em] text-[#23301f]">{t(`errors.${kind}`)}</p>
            {kind === 'missing' && message && (
              <p lang="en" className="mt-3 line-clamp-2 max-w-[30em] text-[13px] break-all">
                {message}
              </p>
            )}
            <p className="mt-5.5 flex flex-wrap gap-3">
              {kind === 'outage' && (
                <ButtonLink variant="primary" href="" data-document="">
                  {t('errors.retry')}
                </ButtonLink>
              )}
              <ButtonLink variant={kind === 'outage' ? 'secondary' : 'primary'} href={href('home')}>
                {t('errors.home')}
              </ButtonLink>
            </p>
          </div>
          <div className="error-number" aria-hidden="true">
            {around}
            <Wheel />
            {around}
          </div>
        </div>
      </section>
      {bestSellers.length > 0 && (
        <section className="page-width section-space" aria-labelledby="error-others">
          <h2 id="error-others" className="mb-5.5 md:pr-[130px]">
            {t('errors.others')}
          </h2>
          <Carousel label={t('errors.others')} labels={labels}>
            {bestSellers.map((product) => (
              <li key={product.handle}>
                <ProductCard product={product} />
              </li>
            ))}
          </Carousel>
        </section>
      )}
    </>
  );
}

/** Nothing there, nothing to be had right now, or a question that the shop does not take. */
function kindOf(status: number): 'missing' | 'outage' | 'refused' {
  if (status === 404 || status === 410) return 'missing';
  return status >= 500 ? 'outage' : 'refused';
}
