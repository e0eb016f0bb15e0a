import {useId} from 'react';
import type {ShippingTableRow} from './shipping';

interface ShippingTableView {
  title: string;
  /** Column headers: country, parcels, bikes, time. */
  head: string[];
  rows: ShippingTableRow[];
}

/** Shipping costs and times for each country of the shop. On narrow screens the table scrolls, not the page. */
export function ShippingTable({title, head, rows}: ShippingTableView) {
  const id = useId();
  return (
    <section className="page-width section-space" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="rich-text mt-6">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <div className="table-scroll" role="group" aria-labelledby={id} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {head.map((text) => (
                  <th key={text} scope="col">
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({place, parcels, bikes, time}) => (
                <tr key={place}>
                  <th scope="row">{place}</th>
                  <td>{parcels}</td>
                  <td>{bikes}</td>
                  <td>{time}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
