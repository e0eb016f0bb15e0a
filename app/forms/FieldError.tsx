import type {ReactNode} from 'react';
import {Icon} from '~/ui/Icon';

/** Why a field was refused; the field points to it with `aria-describedby`. */
export function FieldError({id, children}: {id: string; children: ReactNode}) {
  return (
    <p
      id={id}
      className="flex items-start gap-[7px] text-small/[1.4] font-[550] text-danger"
      role="alert"
    >
      <Icon name="circle-alert" size={16} className="mt-0.5" />
      {children}
    </p>
  );
}
