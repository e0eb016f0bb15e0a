import type {ReactNode} from 'react';
import {Icon} from '~/ui/Icon';

/** Why a field was refused; the field points to it with `aria-describedby`. */
export function FieldError({id, children}: {id: string; children: ReactNode}) {
  return (
    <p id={id} className="field-error" role="alert">
      <Icon name="circle-alert" size={16} />
      {children}
    </p>
  );
}
