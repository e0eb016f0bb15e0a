import type {BlokProps} from '../../blok-view';

type Content = BlokProps<'content-teaser'>['content'];

/** Longer values may break: a price must not. */
const SHORT = 24;

interface TeaserRow {
  uid?: string;
  edit?: Content['rows'][number]['edit'];
  label: string;
  value: string;
}

/** A small table: what, and what it costs. */
export function TeaserRows({rows, dark}: {rows: readonly TeaserRow[]; dark: boolean}) {
  if (rows.length === 0) return null;
  const border = dark ? 'border-[#fff]/18' : 'border-stahl-200';
  return (
    <table className="mt-5.5 w-full max-w-165 border-collapse text-label leading-normal">
      <tbody>
        {rows.map(({uid, edit, label, value}, at) => (
          <tr key={uid || at} {...edit} className={`border-b ${border}`}>
            <th scope="row" className="py-2.75 pr-4 text-left align-top font-[500] wrap-anywhere">
              {label}
            </th>
            <td
              className={`py-2.75 text-right align-top font-[620] tabular-nums ${
                value.length <= SHORT ? 'whitespace-nowrap' : 'wrap-anywhere'
              }`}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Short notes beside each other: opening times, contact. */
export function TeaserColumns({columns, dark}: Pick<Content, 'columns'> & {dark: boolean}) {
  if (columns.length === 0) return null;
  return (
    <dl className="mt-5.5 grid max-w-165 grid-cols-[repeat(auto-fit,minmax(min(100%,136px),1fr))] gap-5 text-label leading-normal">
      {columns.map(({uid, edit, title, text}, at) => (
        <div key={uid || at} {...edit}>
          <dt className="font-[620]">{title}</dt>
          <dd
            className={`wrap-anywhere whitespace-pre-line ${dark ? 'text-tanne-200' : 'text-ink-600'}`}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
