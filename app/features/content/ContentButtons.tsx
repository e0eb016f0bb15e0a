import {ButtonLink} from '~/ui/Button';
import type {ButtonContent} from './field-schemas.server';
import {useLinkProps} from './ContentLink';

interface ContentButtonsProps {
  buttons: ButtonContent[];
  /** They stand on a dark ground, where only light ones can be seen. */
  dark?: boolean;
  className?: string;
}

/** The buttons of a block in one row, which breaks on small screens; nothing without one that leads somewhere. */
export function ContentButtons({buttons, dark = false, className = ''}: ContentButtonsProps) {
  const linkProps = useLinkProps();
  const leading = buttons.flatMap(({link, ...button}) => (link ? [{...button, link}] : []));
  if (leading.length === 0) return null;
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {leading.map(({uid, edit, label, link, style}, at) => (
        <ButtonLink
          key={uid || at}
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
