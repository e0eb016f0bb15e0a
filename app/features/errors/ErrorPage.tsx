import {useHref, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {Carousel} from '~/ui/Carousel';
import {ProductCard} from '../product/ProductCard';
import type {ProductCardView} from '../product/product-card-view';
import {Wheel} from './Wheel';

interface ErrorPageProps {
  status: number;
  bestSellers: ProductCardView[];
}

/** What a person sees instead of a page that is missing or cannot be shown now (spec §2). */
export function ErrorPage({status, bestSellers}: ErrorPageProps) {
  const t = useTranslate();
  const href = useHref();
  const kind = kindOf(status);
  const around = status === 404 && <span>{4}</span>;
  return (
    <>
      <section className="error-stage">
        <div className="page-width error-stage__row">
          <div className="error-stage__text">
            <p className="error-stage__code">{t('errors.code', {status})}</p>
            <h1 className="error-stage__title">{t('errors.title')}</h1>
            <p className="error-stage__reason">{t(`errors.${kind}`)}</p>
            <p className="error-stage__ways">
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
          <div className="error-stage__number" aria-hidden="true">
            {around}
            <Wheel />
            {around}
          </div>
        </div>
      </section>
      {bestSellers.length > 0 && (
        <section className="page-width error-others" aria-labelledby="error-others">
          <h2 id="error-others">{t('errors.others')}</h2>
          <Carousel
            label={t('errors.others')}
            previousLabel={t('errors.previous')}
            nextLabel={t('errors.next')}
          >
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
