import {Icon} from '~/ui/Icon';
import {ContentLink} from './ContentLink';
import type {ContentLink as Link} from './link-view';

/** The way from a block to all of its kind, with an arrow; nothing when its text or its link is missing. */
export function MoreLink({label, link}: {label: string; link: Link | null}) {
  if (!label || !link) return null;
  return (
    <ContentLink link={link} className="group inline-flex min-h-6 items-center gap-2 font-label">
      <span className="border-b-[1.5px] border-current pb-px">{label}</span>
      <span className="flex transition-transform group-hover:translate-x-1 motion-reduce:transform-none">
        <Icon name="arrow-right" size={20} />
      </span>
    </ContentLink>
  );
}
