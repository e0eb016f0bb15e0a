import {useTranslate} from '~/i18n/use-language';
import {anchors} from '~/pages';
import type {StockView} from './goods';

const stockClasses = {ready: 'stock is-ready', waiting: 'stock is-waiting', soldOut: 'stock'};

const sizeClasses = {
  buyBox: 'mb-4 text-label leading-[1.55]',
  line: 'text-micro',
  card: 'card-stock',
};

/** The availability of an article. */
export function StockLine({
  stock: {text, tone},
  size,
}: {
  stock: StockView;
  size: keyof typeof sizeClasses;
}) {
  return <p className={`${stockClasses[tone]} ${sizeClasses[size]}`}>{text}</p>;
}

interface Props {
  /** Path of the unavailable product. */
  product: string;
  title: string;
  className: string;
}

/** Link from a sold-out article to the similar ones on its page. */
export function SimilarLink({product, title, className}: Props) {
  const t = useTranslate();
  return (
    <a
      href={`${product}#${anchors.similar}`}
      className={`relative z-1 inline-flex min-h-8 items-center font-label text-ink link ${className}`}
      aria-label={t('product.similarTo', {title})}
    >
      {t('product.similar')}
    </a>
  );
}
