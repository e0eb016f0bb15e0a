import {useLanguage} from '~/i18n/use-language';
import {SwatchColor} from '../product/Swatches';
import {formatCount} from './format-count';
import type {FacetValueView, FacetView} from './listing-view';

/** A value to choose: a box with its count, a colour as a dot with its name. */
export function FacetValue({
  facet,
  value,
  count,
  selected,
  color,
}: FacetValueView & {facet: FacetView['name']}) {
  const {language, t} = useLanguage();
  const box = <input type="checkbox" name={facet} value={value} defaultChecked={selected} />;
  if (facet === 'color-pattern') {
    return (
      <label className="filter-color">
        {box}
        {color && <SwatchColor color={color} className="filter-dot" />}
        <span className="min-w-0 wrap-anywhere">{value}</span>
      </label>
    );
  }
  return (
    <label className="filter-value">
      {box}
      <span className="min-w-0 flex-1 wrap-anywhere">{value}</span>
      {count !== null && (
        <span className="text-small text-ink-500 tabular-nums">
          {formatCount(count, language)}
          <span className="sr-only"> {t('catalogue.facet.unit', {count})}</span>
        </span>
      )}
    </label>
  );
}
