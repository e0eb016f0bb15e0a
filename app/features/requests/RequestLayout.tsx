import type {ReactNode} from 'react';
import {AsideColumns} from '~/ui/AsideColumns';
import {Way} from '../navigation/Way';

interface RequestLayoutProps {
  title: string;
  lead?: string;
  /** Pages between the start page and this one. */
  trail?: {title: string; href: string}[];
  /** This page in the breadcrumb, where its title is long. */
  here?: string;
  /** How far the visitor is, across form and aside. */
  progress?: ReactNode;
  /** Beside the form from 1024 px on, below it on small screens. */
  aside: ReactNode;
  children: ReactNode;
}

/** A request to the shop: headline, form, and beside it what it is about. */
export function RequestLayout(props: RequestLayoutProps) {
  const {title, lead, trail = [], here = title, progress, aside, children} = props;
  return (
    <div className="page-width pb-18">
      <Way items={[...trail, {title: here}]} />
      <header className="mb-7.5">
        <h1>{title}</h1>
        {lead && <p className="mt-4 max-w-[62ch] text-lead text-ink-600">{lead}</p>}
      </header>
      {progress}
      <AsideColumns aside={aside}>{children}</AsideColumns>
    </div>
  );
}
