import type {TotalRow} from './order-totals';

/** How the sum of an order came about. */
export function OrderTotals({label, rows}: {label: string; rows: TotalRow[]}) {
  return (
    <section
      aria-label={label}
      className="border-t border-stahl-200 bg-stahl-50 px-4 py-4.5 md:px-6 print:break-inside-avoid"
    >
      <dl className="ml-auto grid max-w-[360px] gap-1.5 text-label/[1.4] tabular-nums">
        {rows.map((row) => (
          <div
            key={row.label}
            className={`flex justify-between gap-4 ${row.strong ? 'my-1.5 border-t border-stahl-200 pt-3 text-lead/[1.3] font-price' : 'text-ink-600'}`}
          >
            <dt className="min-w-0 wrap-anywhere">{row.label}</dt>
            <dd className="whitespace-nowrap">{row.amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
