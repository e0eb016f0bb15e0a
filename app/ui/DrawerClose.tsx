import type {MouseEvent} from 'react';
import {Icon} from './Icon';

interface DrawerCloseProps {
  label: string;
  /** The page without the drawer. */
  href?: string | undefined;
  onClose: () => void;
}

const looks = 'ml-auto flex size-11 items-center justify-center rounded-control hover:bg-stahl-100';

/** The cross of a drawer: a link where closing must work without script. */
export function DrawerClose({label, href, onClose}: DrawerCloseProps) {
  if (!href) {
    return (
      <button type="button" className={looks} aria-label={label} onClick={onClose}>
        <Icon name="x" />
      </button>
    );
  }
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <a className={looks} href={href} aria-label={label} onClick={close}>
      <Icon name="x" />
    </a>
  );
}
