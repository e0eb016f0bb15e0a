/** What was requested or declared, with its labels. A file of its own: some pages show it without forms and pictures. */
export function RequestRows({rows}: {rows: readonly {label: string; value: string}[]}) {
  return (
    <dl className="grid w-full max-w-[62ch] gap-x-6 text-label leading-[1.55] sm:grid-cols-[minmax(128px,max-content)_minmax(0,1fr)]">
      {rows.map(({label, value}) => (
        <div key={label} className="contents">
          <dt className="text-ink-600 max-sm:mt-2">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
