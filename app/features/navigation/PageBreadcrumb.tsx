import {useHref, useTranslate} from '~/i18n/use-language';

interface Props {
  /** From below the home page to this page, which has no `href`. */
  items: {title: string; href?: string}[];
}

/** The breadcrumb from the home page to this page. */
export function PageBreadcrumb({items}: Props) {
  const t = useTranslate();
  const home: Props['items'][number] = {
    title: t('product.breadcrumb.home'),
    href: useHref()('home'),
  };
  return (
    <nav
      className="py-4 text-small text-ink-500 print:hidden"
      aria-label={t('product.breadcrumb.label')}
    >
      <ol className="flex flex-wrap gap-x-2 gap-y-1 wrap-anywhere">
        {[home, ...items].map(({title, href}, index) => (
          // The slash is visible, but not announced.
          <li key={index} className="flex gap-2 not-last:after:content-['/'/'']">
            {href ? (
              <a
                href={href}
                className="-my-1 py-1 decoration-1 underline-offset-3 hover:text-ink hover:underline"
              >
                {title}
              </a>
            ) : (
              <span aria-current="page" className="text-ink">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
