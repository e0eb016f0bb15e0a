import {useEffect, useState} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Button, ButtonLink} from '~/ui/Button';
import {Icon} from '~/ui/Icon';

/**
 * Opens the form as a modal sheet from the button above it, on small screens. Escape and a press beside it close
 * it, and the focus goes back to the button.
 */
export function useSheet(root: HTMLElement | null, form: HTMLFormElement | null) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const toggle = root?.querySelector<HTMLDetailsElement>('.filter-toggle');
    const summary = toggle?.querySelector('summary');
    if (!toggle || !summary) return;
    const show = (event: Event) => {
      // Opened in the page before script came: closing it is all that the visitor wants.
      if (toggle.open) return;
      event.preventDefault();
      setOpen(true);
    };
    summary.setAttribute('aria-haspopup', 'dialog');
    summary.addEventListener('click', show);
    return () => summary.removeEventListener('click', show);
  }, [root]);

  useEffect(() => {
    if (!open || !form) return;
    const setFree = inertOutside(form);
    const close = () => setOpen(false);
    const onKey = ({key}: KeyboardEvent) => key === 'Escape' && close();
    const onPress = ({target}: Event) =>
      target instanceof Node && !form.contains(target) && close();
    const isWide = matchMedia('(width >= 1024px)');
    form.setAttribute('role', 'dialog');
    form.setAttribute('aria-modal', 'true');
    form.querySelector('button')?.focus();
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    isWide.addEventListener('change', close);
    return () => {
      setFree();
      form.removeAttribute('role');
      form.removeAttribute('aria-modal');
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      isWide.removeEventListener('change', close);
      root?.querySelector('summary')?.focus();
    };
  }, [open, root, form]);

  return {open, close: () => setOpen(false)};
}

/** The head of the sheet: its name, what it has found so far for who does not see it, its cross. */
export function SheetHead({found, onClose}: {found: string; onClose: () => void}) {
  const t = useTranslate();
  return (
    <div className="flex h-17 items-center border-b border-stahl-200 pr-3 pl-5">
      <h2 className="text-[21px] leading-[1.2]">{t('catalogue.filter.title')}</h2>
      <p role="status" className="sr-only">
        {found}
      </p>
      <button
        type="button"
        className="ml-auto flex size-11 items-center justify-center rounded-control hover:bg-stahl-100"
        aria-label={t('catalogue.sheet.close')}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}

interface Props {
  /** '61 Räder anzeigen' */
  label: string;
  resetQuery: string | null;
  pending: boolean;
  onClose: () => void;
}

/** The foot of the sheet: take all filters away, or see what they leave. */
export function SheetFoot({label, resetQuery, pending, onClose}: Props) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2.5 border-t border-stahl-200 px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      {resetQuery ? (
        <ButtonLink variant="secondary" href={resetQuery} data-keep-scroll="">
          {t('catalogue.sheet.clear')}
        </ButtonLink>
      ) : (
        <Button type="button" variant="secondary" disabled>
          {t('catalogue.sheet.clear')}
        </Button>
      )}
      <Button type="button" variant="primary" pending={pending} onClick={onClose}>
        {label}
      </Button>
    </div>
  );
}

/** Keeps pointer, focus and screen readers inside of an element; returns what sets the page free again. */
function inertOutside(inside: HTMLElement): () => void {
  const silenced: Element[] = [];
  for (let level: Element = inside; level.parentElement; level = level.parentElement) {
    for (const other of level.parentElement.children) {
      if (other === level || other.hasAttribute('inert') || other.tagName === 'SCRIPT') continue;
      other.setAttribute('inert', '');
      silenced.push(other);
    }
  }
  return () => {
    for (const element of silenced) element.removeAttribute('inert');
  };
}
