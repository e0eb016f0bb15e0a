import {type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {useHasBeenTrue, useHydrated} from './hydration';
import {Icon} from './Icon';

interface DrawerProps {
  id: string;
  /** If true on the first rendering, the worker renders the drawer open. */
  open: boolean;
  onClose: () => void;
  side: 'left' | 'right';
  title: string;
  /** Next to the title: '4 Artikel'. */
  count?: string | undefined;
  /** Why it has opened, announced with its title. */
  description?: string | undefined;
  closeLabel: string;
  /** Target of the close link without script: required when the worker sends it open. */
  closeHref?: string;
  children: ReactNode;
  /** Stays in view below the scrolling content. */
  footer?: ReactNode;
  /** The content has its own scroll area and padding. */
  bare?: boolean;
}

/**
 * A panel at the side of the page, at most 480 px wide. The browser's modal dialog traps the focus, closes on Escape
 * and restores the focus; a click outside closes it too. Renders nothing before it is first opened.
 */
export function Drawer(props: DrawerProps) {
  const {id, open, onClose, side, title, count, description, closeLabel, closeHref} = props;
  const {children, footer, bare} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  // The attribute `open` is only for a drawer rendered open by the worker: Escape closes modal dialogs only.
  const hydrated = useHydrated();
  const [isOpenOnServer] = useState(open && !hydrated);
  const wasOpened = useHasBeenTrue(open);

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.matches(':modal')) {
      // A drawer sent open is not modal yet, and a visitor may be typing in it; `close()` would call `onClose`.
      const focused = document.activeElement;
      element.removeAttribute('open');
      element.showModal();
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);

  if (!wasOpened) return null;
  const isOutside = (event: MouseEvent) => event.target === dialog.current;
  return (
    // Escape closes a dialog for keyboard users; the click is for pointers only.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      id={id}
      open={isOpenOnServer}
      className="drawer bg-kreide text-inherit"
      data-side={side}
      aria-labelledby={`${id}-title`}
      aria-describedby={description && `${id}-description`}
      onClose={() => {
        // The event fires after closing: the drawer may be open again.
        if (!dialog.current?.open) onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // A text selection may end outside.
        if (isOutside(event) && pressedOutside.current) onClose();
      }}
    >
      <div className="flex h-full flex-col low:overflow-y-auto">
        <div className="flex h-17 flex-none items-center gap-2.5 border-b border-stahl-200 pr-2 pl-4 sm:pr-3 sm:pl-6">
          <h2 id={`${id}-title`} className="text-[1.25rem] leading-[1.2]">
            {title}
          </h2>
          {count && <p className="text-ink-500">{count}</p>}
          {description && (
            <p id={`${id}-description`} className="sr-only">
              {description}
            </p>
          )}
          <DrawerClose label={closeLabel} href={closeHref} onClose={onClose} />
        </div>
        {bare ? (
          <div className="min-h-0 flex-1">{children}</div>
        ) : (
          <div className="flex-1 overflow-y-auto overscroll-contain px-4 sm:px-6 low:flex-none low:overflow-visible">
            {children}
          </div>
        )}
        {footer && (
          <div className="flex-none border-t border-stahl-200 px-4 pt-4 pb-[max(20px,env(safe-area-inset-bottom))] [box-shadow:0_-8px_24px_-8px_rgb(20_24_26/0.14)] sm:px-6">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

interface DrawerCloseProps {
  label: string;
  /** The page without the drawer. */
  href?: string | undefined;
  onClose: () => void;
}

const CLOSE_CLASSES =
  'ml-auto flex size-11 items-center justify-center rounded-control hover:bg-stahl-100';

/** A drawer's close button: a link where closing must work without script. */
function DrawerClose({label, href, onClose}: DrawerCloseProps) {
  if (!href) {
    return (
      <button type="button" className={CLOSE_CLASSES} aria-label={label} onClick={onClose}>
        <Icon name="x" />
      </button>
    );
  }
  const close = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    // Without script a drawer that is sent open does not take the focus by itself, and is behind all links of the page.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <a className={CLOSE_CLASSES} href={href} aria-label={label} onClick={close} autoFocus>
      <Icon name="x" />
    </a>
  );
}
