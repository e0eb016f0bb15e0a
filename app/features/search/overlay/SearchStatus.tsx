import {useTranslate} from '~/i18n/use-language';
import type {OverlayView} from './overlay-view';

/** Says politely what the lists show; a failure speaks for itself. */
export function SearchStatus({view}: {view: OverlayView}) {
  const t = useTranslate();
  const text = () => {
    if (view.state === 'loading') return t('search.overlay.loading');
    if (view.state === 'nothing') return t('search.overlay.nothing', {q: view.words});
    if (view.state !== 'hits') return '';
    const categories = t('search.overlay.categoryCount', {count: view.categories.length});
    const products = t('search.overlay.productCount', {count: view.products.length});
    return t('search.overlay.status', {categories, products});
  };
  return (
    <p className="sr-only" role="status">
      {text()}
    </p>
  );
}
