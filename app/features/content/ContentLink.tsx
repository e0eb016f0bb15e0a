import type {AnchorHTMLAttributes} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {linkHref, type ContentLink as Link} from './link-view';

type ContentLinkProps = {link: Link} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

interface LinkProps {
  href: string;
  title?: string;
  target?: string;
  rel?: string;
}

/** What an `<a>` needs to follow a link of an editor, in the page's language. */
export function useLinkProps(): (link: Link) => LinkProps {
  const {language} = useLanguage();
  return (link) => ({
    href: linkHref(language, link),
    ...(link.title && {title: link.title}),
    ...(link.newTab && {target: '_blank', rel: 'noopener'}),
  });
}

/** A link that an editor set. */
export function ContentLink({link, children, ...anchor}: ContentLinkProps) {
  const linkProps = useLinkProps();
  return (
    <a {...anchor} {...linkProps(link)}>
      {children}
    </a>
  );
}
