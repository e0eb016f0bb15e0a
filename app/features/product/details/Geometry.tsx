import {useId} from 'react';
import {useTranslate} from '~/i18n/use-language';
import type {GeometryRow, GeometryView} from './geometry-view.server';

interface Props {
  geometry: GeometryView;
  /** Option values of the shown variant; the column of its size is highlighted. */
  chosen: string[];
}

const CELL = 'border-b border-stahl-200 py-2';
const FIGURE = `${CELL} pr-2 text-right`;
const CURRENT = `${FIGURE} bg-kreide pl-2 font-heading`;
const LABEL = `${CELL} pr-2 text-left`;

/** The geometry table by frame size, next to a drawing labelled with the same letters. */
export function Geometry({geometry: {sizes, drawing, rows}, chosen}: Props) {
  const t = useTranslate();
  const id = useId();
  const hintId = `${id}lines`;
  const columnClasses = sizes.map((name) => (chosen.includes(name) ? CURRENT : FIGURE));
  return (
    <section id="geometrie" className="mt-12 bg-stahl-50 section-space md:mt-16">
      <div className="page-width grid items-center gap-x-14 gap-y-6 *:min-w-0 lg:grid-cols-[1.15fr_1fr]">
        {drawing && (
          <div className="relative -mx-2">
            <img
              src={drawing.address}
              alt={t('product.geometry.drawing')}
              width="1000"
              height="640"
              loading="lazy"
              className="h-auto w-full max-w-none"
            />
            <svg
              className="geometry-lines absolute inset-0 size-full"
              viewBox="0 0 1000 640"
              aria-hidden="true"
              dangerouslySetInnerHTML={{__html: drawing.lines}}
            />
          </div>
        )}
        <div>
          <h2 id={id}>{t('product.geometry.title')}</h2>
          {/* Wide tables scroll on their own, so the keyboard must be able to reach them. */}
          <div
            className="relative mt-6 overflow-x-auto"
            role="region"
            aria-labelledby={id}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
          >
            <table className="geometry w-full text-small whitespace-nowrap nums">
              <caption className="sr-only">{t('product.geometry.title')}</caption>
              <thead>
                <tr>
                  <th scope="col" className={`${LABEL} text-micro font-normal text-ink-500`}>
                    {t('product.geometry.units')}
                  </th>
                  {sizes.map((name, index) => (
                    <th
                      key={name}
                      scope="col"
                      className={`${columnClasses[index] ?? ''} font-heading`}
                    >
                      {name.replace(/ cm$/, '')}
                      <span className="sr-only">{name.slice(name.replace(/ cm$/, '').length)}</span>
                      {chosen.includes(name) && (
                        <span className="sr-only">, {t('product.geometry.chosen')}</span>
                      )}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row
                    key={row.label}
                    row={row}
                    hintId={drawing && hintId}
                    columnClasses={columnClasses}
                  />
                ))}
              </tbody>
            </table>
          </div>
          {drawing && (
            <p id={hintId} hidden>
              {t('product.geometry.highlight')}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

interface RowProps {
  row: GeometryRow;
  /** Id of the text that explains how a row highlights the drawing; `null` without a drawing. */
  hintId: string | null;
  columnClasses: string[];
}

const ROW_LABEL = 'flex items-center gap-2 font-stretch-normal';

/**
 * A measurement in all sizes. The drawing's line with its letter is highlighted while a mouse is over the row or its
 * radio button has focus: one tab stop for the keyboard, arrow keys from row to row.
 */
function Row({row: {mark, label, values}, hintId, columnClasses}: RowProps) {
  const isHighlightable = mark !== null && hintId !== null;
  return (
    <tr
      className={mark ? undefined : 'text-[0.78125rem]'}
      data-mark={isHighlightable ? mark : undefined}
    >
      <th scope="row" className={`${LABEL} text-small font-[500]`}>
        {isHighlightable ? (
          <label className={`${ROW_LABEL} -my-1 py-1`}>
            <input type="radio" name={hintId} className="sr-only" aria-describedby={hintId} />
            <span className="inline-flex size-6 items-center justify-center rounded-full bg-mennige text-[0.78125rem] font-heading text-kreide">
              {mark}
            </span>{' '}
            {label}
          </label>
        ) : (
          <span className={ROW_LABEL}>{label}</span>
        )}
      </th>
      {values.map((value, index) => (
        <td key={index} className={columnClasses[index]}>
          {value}
        </td>
      ))}
    </tr>
  );
}
