import {useHref, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {Image} from '~/ui/Image';
import type {ImageView} from '../pictures/image-view';

export interface HeroView {
  title: string;
  text: string;
  image: ImageView | null;
}

/** The opening stage: a statement, two ways on, and a bike on the floor of the studio. */
export function HomeHero({hero}: {hero: HeroView}) {
  const t = useTranslate();
  const href = useHref();
  return (
    <section className="home-hero">
      <div className="page-width home-hero__stage">
        <div className="home-hero__text">
          <h1 className="home-hero__title">{hero.title}</h1>
          <p className="home-hero__lead">{hero.text}</p>
          <p className="home-hero__ways">
            <ButtonLink variant="primary" href={href('collection', {handle: 'e-bikes'})}>
              {t('home.hero.eBikes')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={href('collection', {handle: 'fahrraeder'})}>
              {t('home.hero.bikes')}
            </ButtonLink>
          </p>
        </div>
        {hero.image && (
          <div className="home-hero__picture">
            <Image
              image={hero.image}
              sizes="(min-width: 1280px) 810px, (min-width: 1024px) 56vw, 118vw"
              widths={[480, 860, 1290, 1720]}
              priority
            />
          </div>
        )}
      </div>
    </section>
  );
}
