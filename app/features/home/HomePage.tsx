import {useHref, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import type {ProductCardView} from '../product/product-card-view';
import {ProductGrid} from '../product/ProductGrid';
import {HomeHero, type HeroView} from './HomeHero';
import {HomePromises} from './HomePromises';

interface Props {
  hero: HeroView;
  bestSellers: ProductCardView[];
}

/** The first page: what the shop stands for, and what is bought there most. */
export function HomePage({hero, bestSellers}: Props) {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      <HomeHero hero={hero} />
      <HomePromises />
      {bestSellers.length > 0 && (
        <section className="home-best-sellers page-width">
          <h2>{t('home.bestSellers.title')}</h2>
          <ProductGrid products={bestSellers.slice(0, 8)} swipe />
          <p className="home-best-sellers__all">
            <ButtonLink variant="secondary" href={href('collection', {handle: 'topseller'})}>
              {t('home.bestSellers.all')}
            </ButtonLink>
          </p>
        </section>
      )}
    </>
  );
}
