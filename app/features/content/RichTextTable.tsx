import type {ReactNode} from 'react';
import {useTranslate} from '~/i18n/use-language';
import type {BlockNode, CellNode} from './rich-text-view';

/** As many columns fit on every screen. */
const NARROW = 2;

interface RichTextTableProps {
  rows: CellNode[][];
  renderCell: (nodes: BlockNode[]) => ReactNode;
}

/** A table of an editor. A wide one scrolls by itself, also by keyboard; a first row of headers is its head. */
export function RichTextTable({rows, renderCell}: RichTextTableProps) {
  const t = useTranslate();
  const hasHead = rows.length > 1 && rows[0]?.every(({header}) => header);
  const body = hasHead ? rows.slice(1) : rows;
  const columns = Math.max(...rows.map((cells) => cells.length));
  const table = (
    <table>
      {hasHead && (
        <thead>
          <Row cells={rows[0] ?? []} scope="col" renderCell={renderCell} />
        </thead>
      )}
      <tbody>
        {body.map((cells, at) => (
          <Row key={at} cells={cells} scope="row" renderCell={renderCell} />
        ))}
      </tbody>
    </table>
  );
  if (columns <= NARROW) return table;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="table-scroll" role="group" aria-label={t('content.table')} tabIndex={0}>
      {table}
    </div>
  );
}

interface RowProps extends Pick<RichTextTableProps, 'renderCell'> {
  cells: CellNode[];
  scope: 'col' | 'row';
}

function Row({cells, scope, renderCell}: RowProps) {
  return (
    <tr>
      {cells.map(({header, columns, rows, nodes}, at) => {
        const spans = {
          colSpan: columns > 1 ? columns : undefined,
          rowSpan: rows > 1 ? rows : undefined,
        };
        return header && nodes.length > 0 ? (
          <th key={at} scope={scope} {...spans}>
            {renderCell(nodes)}
          </th>
        ) : (
          <td key={at} {...spans}>
            {renderCell(nodes)}
          </td>
        );
      })}
    </tr>
  );
}
