import type {AnchorHTMLAttributes} from 'react';
import {useLanguage} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import {type ContentLink as Link, linkHref} from './links';
import {ButtonLink} from '~/ui/Button';
import type {ButtonContent} from './field-schemas.server';

type ContentLinkProps = {link: Link | null} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** Returns the props of an `<a>` for an editor's link, in the page's language. */
export function useLinkProps() {
  const {language} = useLanguage();
  return (link: Link) => ({
    href: linkHref(language, link),
    ...(link.title && {title: link.title}),
    ...(link.newTab && {target: '_blank', rel: 'noopener'}),
  });
}

/** Content with an editor's link; without a link, the content alone. */
export function ContentLink({link, children, ...anchor}: ContentLinkProps) {
  const linkProps = useLinkProps();
  if (!link) return children;
  return (
    <a {...anchor} {...linkProps(link)}>
      {children}
    </a>
  );
}

/** A block's 'see all' link, with an arrow; renders nothing without a text or a link. */
export function MoreLink({label, link}: {label: string; link: Link | null}) {
  if (!label || !link) return null;
  return (
    <ContentLink link={link} className="group inline-flex min-h-6 items-center gap-2 font-label">
      <span className="border-b-[1.5px] border-current pb-px wrap-anywhere">{label}</span>
      <span className="flex transition-transform group-hover:translate-x-1">
        <Icon name="arrow-right" size={20} />
      </span>
    </ContentLink>
  );
}

interface ContentButtonsProps {
  buttons: ButtonContent[];
  /** On a dark background, where only light ones are visible. */
  dark?: boolean;
  className?: string;
}

/** A block's buttons in one row, which wraps on small screens; renders nothing if none has a valid link. */
export function ContentButtons({buttons, dark = false, className = ''}: ContentButtonsProps) {
  const linkProps = useLinkProps();
  const linkedButtons = buttons.flatMap(({link, ...button}) => (link ? [{...button, link}] : []));
  if (linkedButtons.length === 0) return null;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {linkedButtons.map(({uid, edit, label, link, style}, index) => (
        <ButtonLink
          key={uid || index}
          variant={dark ? (style === 'secondary' ? 'ghost' : 'light') : style}
          {...linkProps(link)}
          {...edit}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
