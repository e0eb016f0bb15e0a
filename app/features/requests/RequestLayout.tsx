import type {ReactNode} from 'react';
import {AsideColumns} from '~/ui/AsideColumns';
import {Icon} from '~/ui/Icon';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';

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
      <PageBreadcrumb items={[...trail, {title: here}]} />
      <header className="mb-7.5">
        <h1>{title}</h1>
        {lead && <p className="mt-4 max-w-[62ch] text-lead text-ink-600">{lead}</p>}
      </header>
      {progress}
      <AsideColumns aside={aside}>{children}</AsideColumns>
    </div>
  );
}

/** What the shop promises, below the bike of a request. */
export function AsidePoints({points}: {points: readonly string[]}) {
  return (
    <ul className="mt-4 grid gap-2 border-t border-stahl-200 pt-4 text-label/[1.55]">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Icon name="check" size={20} className="mt-0.5 text-gruen" />
          {point}
        </li>
      ))}
    </ul>
  );
}

interface ShopPhoneProps {
  /** 'Lieber anrufen?' */
  question: string;
  /** `null`: nothing is shown. */
  phone: PhoneLink | null;
}

/** The shop's number below a request's promises, for who would rather speak than write. */
export function ShopPhone({question, phone}: ShopPhoneProps) {
  if (!phone) return null;
  return (
    <p className="mt-4 text-small text-ink-500">
      {question}{' '}
      <a href={phone.href} className="inline-flex min-h-6 items-center whitespace-nowrap link">
        {phone.label}
      </a>
    </p>
  );
}

/** A phone number to read and to dial. */
interface PhoneLink {
  label: string;
  href: string;
}
