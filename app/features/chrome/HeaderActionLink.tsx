import type {AnchorHTMLAttributes} from 'react';
import {Icon, type IconName} from '~/ui/Icon';

type Props = {icon: IconName; label: string} & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A way to what belongs to the visitor: an icon, from 1024 px with its name. */
export function HeaderActionLink({icon, label, children, ...link}: Props) {
  return (
    <a
      {...link}
      className="relative inline-flex h-11 min-w-11 items-center justify-center gap-2.25 rounded-control text-label font-[550] transition-colors hover:bg-stahl-100 lg:h-12 lg:px-3"
    >
      <Icon name={icon} />
      <span className="max-lg:sr-only">{label}</span>
      {children}
    </a>
  );
}
