import {useHref, useTranslate} from '~/i18n/use-language';
import {Breadcrumb} from '~/ui/Breadcrumb';

interface Props {
  /** From below the start page to this page, which has no `href`. */
  items: {title: string; href?: string}[];
}

/** The breadcrumb from the shop's start page to this page. */
export function PageBreadcrumb({items}: Props) {
  const t = useTranslate();
  const home = {title: t('product.breadcrumb.home'), href: useHref()('home')};
  return <Breadcrumb label={t('product.breadcrumb.label')} items={[home, ...items]} />;
}
