import {Fragment, type ReactNode} from 'react';
import {Image} from '~/ui/Image';
import {useTranslate} from '~/i18n/use-language';
import {ContentLink} from './EditorLinks';
import type {BlockNode, CellNode, InlineNode, Mark, RichText} from './rich-text';

const elements: Record<Mark, 'strong' | 'em' | 's' | 'u' | 'code' | 'sup' | 'sub'> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
};

interface RichTextContentProps {
  text: RichText;
  /** The level of the heading above it. */
  parentLevel?: 1 | 2 | 3;
  className?: string;
}

/** Text written by an editor: every element is created here, so no markup of theirs reaches the page. */
export function RichTextContent({text, parentLevel = 1, className = ''}: RichTextContentProps) {
  if (text.nodes.length === 0) return null;
  const toLevel = (node: BlockNode): BlockNode => {
    if (node.kind === 'quote') return {...node, nodes: node.nodes.map(toLevel)};
    return node.kind === 'heading' ? {...node, level: levelBelow(node.level, parentLevel)} : node;
  };
  return <div className={`rich-text ${className}`}>{text.nodes.map(toLevel).map(renderBlock)}</div>;
}

function levelBelow(level: 2 | 3 | 4, parentLevel: 1 | 2 | 3): 2 | 3 | 4 {
  if (parentLevel === 1) return level;
  return parentLevel === 2 && level === 2 ? 3 : 4;
}

function renderBlock(node: BlockNode, index: number): ReactNode {
  switch (node.kind) {
    case 'paragraph':
      return <p key={index}>{node.nodes.map(renderInline)}</p>;
    case 'heading': {
      const Heading = `h${node.level}` as const;
      return (
        <Heading key={index} id={node.id}>
          {node.nodes.map(renderInline)}
        </Heading>
      );
    }
    case 'bulletList':
      return <ul key={index}>{node.items.map(renderItem)}</ul>;
    case 'orderedList':
      return (
        <ol key={index} start={node.start === 1 ? undefined : node.start}>
          {node.items.map(renderItem)}
        </ol>
      );
    case 'quote':
      return <blockquote key={index}>{node.nodes.map(renderBlock)}</blockquote>;
    case 'code':
      return (
        <pre key={index}>
          <code>{node.text}</code>
        </pre>
      );
    case 'rule':
      return <hr key={index} />;
    case 'image':
      return <Picture key={index} {...node} />;
    case 'table':
      return <RichTextTable key={index} rows={node.rows} />;
  }
}

function renderItem(nodes: BlockNode[], index: number): ReactNode {
  return <li key={index}>{renderTight(nodes)}</li>;
}

/** Renders text with at most a list after it without `<p>`, so that its lines are tight. */
function renderTight(nodes: BlockNode[]): ReactNode {
  const [first, ...rest] = nodes;
  const paragraphs = nodes.filter(({kind}) => kind === 'paragraph').length;
  if (first?.kind !== 'paragraph' || paragraphs > 1) return nodes.map(renderBlock);
  return (
    <>
      {first.nodes.map(renderInline)}
      {rest.map(renderBlock)}
    </>
  );
}

function renderInline(node: InlineNode, index: number): ReactNode {
  if (node.kind === 'break') return <br key={index} />;
  if (node.kind === 'link') {
    return (
      <ContentLink key={index} link={node.link}>
        {node.nodes.map(renderInline)}
      </ContentLink>
    );
  }
  const formatted = node.marks.reduce<ReactNode>((inside, mark) => {
    const Element = elements[mark];
    return <Element>{inside}</Element>;
  }, node.text);
  if (node.anchor) {
    return (
      <span key={index} id={node.anchor}>
        {formatted}
      </span>
    );
  }
  return <Fragment key={index}>{formatted}</Fragment>;
}

function Picture({image, caption, filters}: Extract<BlockNode, {kind: 'image'}>) {
  return (
    <figure>
      <Image
        image={image}
        filters={filters}
        sizes="(min-width: 48rem) 640px, 94vw"
        widths={[480, 640, 960, 1280]}
      />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Tables with up to this many columns fit on every screen. */
const MAX_NARROW_COLUMNS = 2;

/** An editor's table. A wide one scrolls by itself, also by keyboard; a first row of header cells becomes its head. */
function RichTextTable({rows}: {rows: CellNode[][]}) {
  const t = useTranslate();
  const hasHead = rows.length > 1 && rows[0]?.every(({header}) => header);
  const body = hasHead ? rows.slice(1) : rows;
  const columns = Math.max(...rows.map((cells) => cells.length));
  const table = (
    <table>
      {hasHead && (
        <thead>
          <Row cells={rows[0] ?? []} scope="col" />
        </thead>
      )}
      <tbody>
        {body.map((cells, index) => (
          <Row key={index} cells={cells} scope="row" />
        ))}
      </tbody>
    </table>
  );
  if (columns <= MAX_NARROW_COLUMNS) return table;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll areas need keyboard access
    <div className="table-scroll" role="group" aria-label={t('content.table')} tabIndex={0}>
      {table}
    </div>
  );
}

function Row({cells, scope}: {cells: CellNode[]; scope: 'col' | 'row'}) {
  return (
    <tr>
      {cells.map(({header, columns, rows, nodes}, index) => {
        const spans = {
          colSpan: columns > 1 ? columns : undefined,
          rowSpan: rows > 1 ? rows : undefined,
        };
        return header && nodes.length > 0 ? (
          <th key={index} scope={scope} {...spans}>
            {renderTight(nodes)}
          </th>
        ) : (
          <td key={index} {...spans}>
            {renderTight(nodes)}
          </td>
        );
      })}
    </tr>
  );
}
