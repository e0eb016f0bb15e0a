import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {Icon} from './Icon';

interface DrawerProps {
  id: string;
  open: boolean;
  onClose: () => void;
  side: 'left' | 'right';
  title: string;
  /** Beside the title: '4 Artikel'. */
  count?: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  foot?: ReactNode;
}

/**
 * A panel at the side of the page, at most 480 px wide. The browser's modal dialog keeps the focus inside,
 * closes on Escape and gives the focus back; a click beside it closes it too (spec §2). Renders nothing
 * before it is opened for the first time.
 */
export function Drawer(props: DrawerProps) {
  const {id, open, onClose, side, title, count, closeLabel, children, foot} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  if (!used) return null;
  const closeOutside = (event: MouseEvent) => {
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
        <div className="drawer__head">
          <h2 id={`${id}-title`} className="drawer__title">
            {title}
          </h2>
          {count && <p className="drawer__count">{count}</p>}
          <button type="button" className="drawer__close" aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <div className="drawer__body">{children}</div>
        {foot && <div className="drawer__foot">{foot}</div>}
      </div>
    </dialog>
  );
}
