import type {ReactNode} from 'react';
import {Icon, type IconName} from './Icon';

interface AlertProps {
  kind: 'danger' | 'warning' | 'success';
  title?: string;
  children?: ReactNode;
}

const icons: Record<AlertProps['kind'], IconName> = {
  danger: 'circle-alert',
  warning: 'triangle-alert',
  success: 'circle-check',
};

/** A message in a box; a danger is read out at once, the others when there is time. */
export function Alert({kind, title, children}: AlertProps) {
  return (
    <div className={`alert alert--${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} size={20} />
      <div>
        {title && <p className="alert__title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
