import type {ReactNode} from 'react';
import {Icon} from '~/ui/Icon';

interface FieldErrorProps {
  id: string;
  /** Not announced when it appears: the form's summary and focus already convey it. */
  quiet?: boolean;
  children: ReactNode;
}

/** Why a field was rejected; the field references it with `aria-describedby`. */
export function FieldError({id, quiet = false, children}: FieldErrorProps) {
  return (
    <p
      id={id}
      className="flex items-start gap-1.5 text-small leading-[1.4] font-[550] text-danger"
      role={quiet ? undefined : 'alert'}
    >
      <Icon name="circle-alert" size={16} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
