import {useTranslate} from '~/i18n/use-language';
import type {FeatureView} from './feature-views';

/** The technical data as a list of names and values. */
export function ProductFeatures({features, first}: {features: FeatureView[]; first: boolean}) {
  const t = useTranslate();
  // Below the heading of the description, or in its place.
  const Heading = first ? 'h2' : 'h3';
  return (
    <section>
      <Heading>{t('product.features.title')}</Heading>
      <dl className="mt-2.5 text-label/[1.4]">
        {features.map(({label, value}, at) => (
          <div
            key={at}
            className="grid grid-cols-[minmax(120px,5fr)_7fr] gap-4 border-b border-stahl-200 py-2.5"
          >
            <dt className="hyphens-auto text-ink-500">{label}</dt>
            <dd className="min-w-0 font-[500] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
