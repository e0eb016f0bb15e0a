import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {Icon} from './Icon';

interface DrawerProps {
  id: string;
  open: boolean;
  onClose: () => void;
  side: 'left' | 'right';
  title: string;
  count?: string;
  closeLabel: string;
  children: ReactNode;
  foot?: ReactNode;
}

/**
 * A panel at the side of the page. The browser's modal dialog traps the focus, closes on Escape and gives
 * the focus back; a click beside it closes it as well (spec §2: at most 480 px wide, 500 ms).
 */
export function Drawer(props: DrawerProps) {
  const {id, open, onClose, side, title, count, closeLabel, children, foot} = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // Escape closes a dialog for the keyboard; the click is for pointers only.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      id={id}
      className={`drawer drawer--${side}`}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className="drawer__panel">
        <header className="drawer__head">
          <h2 id={`${id}-title`} className="drawer__title">
            {title}
          </h2>
          {count && <p className="drawer__count">{count}</p>}
          <button type="button" className="drawer__close" aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" />
          </button>
        </header>
        <div className="drawer__body">{children}</div>
        {foot && <footer className="drawer__foot">{foot}</footer>}
      </div>
    </dialog>
  );
}
