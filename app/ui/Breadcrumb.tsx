interface BreadcrumbProps {
  label: string;
  /** From the start page to this page, which has no `href`. */
  items: {title: string; href?: string}[];
}

/** The way from the start page to this page. */
export function Breadcrumb({items, label}: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol className="breadcrumb__list">
        {items.map(({title, href}) => (
          <li key={title} className="breadcrumb__item">
            {href ? <a href={href}>{title}</a> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
