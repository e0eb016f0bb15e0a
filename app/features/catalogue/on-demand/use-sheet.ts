import {useEffect, useState} from 'react';
import {inertOutside} from './inert-outside';

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
