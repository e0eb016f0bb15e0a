import {useTranslate} from '~/i18n/use-language';

/** What the `Carousel` says in the page's language. */
export function useCarouselLabels() {
  const t = useTranslate();
  return {
    role: t('carousel.role'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    stop: (position: number, total: number) => t('carousel.stop', {position, total}),
  };
}
