import sliders from 'lucide-static/icons/sliders-horizontal.svg?drawing';
import {formatNumber} from '~/i18n/formats';
import {useId, useState, type ReactNode} from 'react';
import {FieldError} from '~/forms/FieldError';
import {useLanguage, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {DrawnIcon, SwatchColor} from '~/ui/Icon';
import {
  type FacetValueView,
  type FacetView,
  type HeightView,
  type ListingView,
  type PriceFacetView,
} from './listing-view';

/** Id of the form that filters and sorts a list. */
export const FILTER_FORM = 'filters';

/** Number of facet values visible at first; colours are shown two per row. */
const VISIBLE_VALUES = 5;
const VISIBLE_COLORS = 8;

/** Facets with more values than this get a search field. */
const VALUES_WITHOUT_SEARCH = 12;

/** Number of facets initially open, besides the price. */
const OPEN_FACETS = 5;

/**
 * The filters of a list as a plain GET form: a column on large screens, below the filter button or in a sheet on small
 * ones. Script adds the value search, the price slider and the sheet's header and footer at `data-place`
 * (`filter-sheet/`).
 */
export function FilterForm({listing, action}: {listing: ListingView; action: string}) {
  const t = useTranslate();
  const {q, facets, price, height} = listing;
  return (
    <form
      id={FILTER_FORM}
      action={action}
      autoComplete="off"
      aria-label={t('catalogue.filter.title')}
      className="filters"
    >
      {q && <input type="hidden" name="q" value={q} />}
      <div data-place="head" />
      <div className="filter-groups">
        {price && <PriceFields price={price} />}
        {height && <HeightField {...height} />}
        {facets.map((facet, index) => (
          <FacetGroup key={facet.name} facet={facet} initiallyOpen={index < OPEN_FACETS} />
        ))}
        <div className="pt-4">
          <PlainSubmit>{t('catalogue.filter.apply')}</PlainSubmit>
        </div>
      </div>
      <div data-place="foot" />
    </form>
  );
}

/**
 * Toggles the filters on small screens. They follow it in the page, once for all screens: CSS shows them while this
 * disclosure is open (`listing.css`), script opens them as a sheet instead.
 */
export function FilterToggle({chosen, open}: {chosen: number; open: boolean}) {
  const t = useTranslate();
  return (
    <details open={open} className="filter-toggle lg:hidden">
      <summary className="flex min-h-11 items-center justify-center gap-2.5 rounded-control border-[1.5px] border-ink px-5 text-label font-label">
        <DrawnIcon drawing={sliders} size={20} />
        {t('catalogue.filter.title')}
        {chosen > 0 && (
          <b className="flex h-5 min-w-5 items-center justify-center rounded-full bg-ink px-1 text-[0.78125rem] text-kreide nums">
            {chosen}
          </b>
        )}
      </summary>
    </details>
  );
}

interface Props {
  title: string;
  initiallyOpen: boolean;
  children: ReactNode;
}

/** A collapsible group of filters; its open state survives changes of the list. */
function FilterGroup({title, initiallyOpen, children}: Props) {
  const [open] = useState(initiallyOpen);
  return (
    <details open={open} className="filter-group">
      <summary>{title}</summary>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

const FIELD =
  'h-11 w-full min-w-0 rounded-control border border-ink-400 px-3 text-body nums hover:border-ink';

/** The lowest and the highest price as two fields; script adds a slider above them. */
function PriceFields({price}: {price: PriceFacetView}) {
  const t = useTranslate();
  const id = useId();
  const {min, max, from, to} = price.texts;
  return (
    <FilterGroup title={t('catalogue.price.title')} initiallyOpen>
      <div data-place="price" className="h-10 noscript:hidden" />
      <div className="flex items-center gap-2 text-small">
        <label htmlFor={`${id}from`} className="sr-only">
          {t('catalogue.price.from')}
        </label>
        <input
          id={`${id}from`}
          name="price"
          inputMode="numeric"
          defaultValue={from}
          placeholder={min}
          className={FIELD}
        />
        <label htmlFor={`${id}to`}>{t('catalogue.price.to')}</label>
        <input
          id={`${id}to`}
          name="price"
          inputMode="numeric"
          defaultValue={to}
          placeholder={max}
          className={FIELD}
        />
      </div>
    </FilterGroup>
  );
}

/** The rider's height, to filter for bikes that fit. */
function HeightField({label, hint, value, error}: HeightView) {
  const id = useId();
  return (
    <FilterGroup title={label} initiallyOpen>
      <input
        name="height"
        aria-label={label}
        aria-describedby={id}
        aria-invalid={error ? true : undefined}
        inputMode="decimal"
        maxLength={12}
        defaultValue={value}
        className={FIELD}
      />
      <div className="mt-1.5 text-small text-ink-600">
        {error ? <FieldError id={id}>{error}</FieldError> : <p id={id}>{hint}</p>}
      </div>
    </FilterGroup>
  );
}

/** A facet with its values: the first few, and the others behind a disclosure. */
export function FacetGroup({facet, initiallyOpen}: {facet: FacetView; initiallyOpen: boolean}) {
  const t = useTranslate();
  const {name, hasMore} = facet;
  const [positions] = useState(() => new Map<string, number>());
  const values = inStableOrder(facet.values, positions);
  const isColor = facet.kind === 'swatch';
  const visibleCount = isColor ? VISIBLE_COLORS : VISIBLE_VALUES;
  const listClass = isColor ? 'grid grid-cols-2 gap-x-2' : undefined;
  const renderValue = (value: FacetView['values'][number]) => (
    <FacetValue key={value.value} facet={facet} {...value} />
  );
  return (
    <FilterGroup
      title={t(`catalogue.facet.${name}`)}
      initiallyOpen={initiallyOpen || values.some(({selected}) => selected)}
    >
      {(hasMore || values.length > VALUES_WITHOUT_SEARCH) && (
        <div data-place={name} className="mb-2 min-h-11 noscript:hidden" />
      )}
      <div className={listClass}>{values.slice(0, visibleCount).map(renderValue)}</div>
      {values.length > visibleCount && (
        <details className="group/more">
          <summary className="flex min-h-9 w-fit items-center text-label font-label underline underline-offset-3 max-lg:min-h-11">
            <span className="group-open/more:hidden">
              {t('catalogue.filter.more', {count: values.length - visibleCount})}
            </span>
            <span className="hidden group-open/more:inline">{t('catalogue.filter.less')}</span>
          </summary>
          <div className={listClass}>{values.slice(visibleCount).map(renderValue)}</div>
        </details>
      )}
    </FilterGroup>
  );
}

/** A facet value: a checkbox with its count, or a colour dot with its name. */
function FacetValue({
  facet,
  value,
  count,
  selected = false,
  color,
}: FacetValueView & {facet: Pick<FacetView, 'name' | 'kind'>}) {
  const {language, t} = useLanguage();
  const box = <input type="checkbox" name={facet.name} value={value} defaultChecked={selected} />;
  if (facet.kind === 'swatch') {
    return (
      <label className="filter-color">
        {box}
        {color && <SwatchColor color={color} className="filter-dot" />}
        {value}
      </label>
    );
  }
  return (
    <label className="filter-value">
      {box}
      {value}
      {count !== null && (
        <small>
          {formatNumber(count, language)}
          <span className="sr-only">{` ${t('catalogue.facet.unit', {count})}`}</span>
        </small>
      )}
    </label>
  );
}

/**
 * Submit button of a form that script submits on change; visible only without script or when its chunk fails to load.
 */
export function PlainSubmit({form, children}: {form?: string; children: ReactNode}) {
  return (
    <div className="plain-submit">
      <Button variant="secondary" size="small" form={form}>
        {children}
      </Button>
    </div>
  );
}

/**
 * Values in the order in which they were first shown: a list that updates while a visitor chooses must not move under
 * the pointer. Adds new ones to `positions`, at the end.
 */
export function inStableOrder<Value extends {value: string}>(
  values: Value[],
  positions: Map<string, number>,
): Value[] {
  for (const {value} of values) if (!positions.has(value)) positions.set(value, positions.size);
  const positionOf = ({value}: Value) => positions.get(value) ?? positions.size;
  return [...values].sort((a, b) => positionOf(a) - positionOf(b));
}
