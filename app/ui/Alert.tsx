import type {ReactNode} from 'react';
import {Icon, type IconName} from './Icon';

interface AlertProps {
  kind: 'danger' | 'warning' | 'success';
  title?: string;
  /** For narrow layouts. */
  small?: boolean;
  /** `none` where a screen reader announces the surrounding element. */
  role?: 'none';
  children?: ReactNode;
}

const icons: Record<AlertProps['kind'], IconName> = {
  danger: 'circle-alert',
  warning: 'triangle-alert',
  success: 'circle-check',
};

const kindClasses = {
  danger: 'border-[#e9b3b6] bg-danger-50 text-danger-800',
  warning: 'border-messing-300 bg-messing-100 text-messing-900',
  success: 'border-[#a9d3b7] bg-gruen-50 text-gruen',
};

/** A message in a box; screen readers announce a danger at once, the others politely. */
export function Alert({kind, title, small = false, role, children}: AlertProps) {
  const size = small
    ? 'px-3 py-2.5 text-small leading-[1.4]'
    : 'px-4 py-4 text-label leading-[1.4]';
  return (
    <div
      className={`flex gap-3 rounded-control border ${size} ${kindClasses[kind]}`}
      role={role ?? (kind === 'danger' ? 'alert' : 'status')}
    >
      <Icon name={icons[kind]} size={20} className="mt-0.5" />
      <div className="min-w-0 wrap-anywhere">
        {title && <p className="font-heading">{title}</p>}
        {children}
      </div>
    </div>
  );
}

interface EmptyStateProps {
  /** Markup of a line drawing of 240 × 160, from `drawings/*.svg?drawing`. */
  drawing: string;
  /** A sentence on what is missing, and a link. */
  children: ReactNode;
}

/** An empty state: a line drawing, and the text next to it. */
export function EmptyState({drawing, children}: EmptyStateProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-11 gap-y-4 py-4 *:min-w-0">
      <svg
        className="line-drawing"
        viewBox="0 0 240 160"
        width="240"
        height="160"
        aria-hidden="true"
        dangerouslySetInnerHTML={{__html: drawing}}
      />
      <div className="grid flex-[1_1_288px] grid-cols-[minmax(0,1fr)] justify-items-start gap-4 text-[1.0625rem] *:max-w-full">
        {children}
      </div>
    </div>
  );
}
