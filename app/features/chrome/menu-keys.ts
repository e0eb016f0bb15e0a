/** The link to which a key leads from a link of the main navigation; `null` where it leads nowhere. */
export function linkByKey(from: Element, key: string): HTMLElement | null {
  const menu = from.closest('.mega-menu');
  const entry = from.closest('li');
  if (!menu) {
    if (key === 'ArrowRight') return linkOf(entry?.nextElementSibling);
    if (key === 'ArrowLeft') return linkOf(entry?.previousElementSibling);
    return null;
  }
  const first = menu.querySelector<HTMLElement>(':scope ul a');
  const all = menu.querySelector<HTMLElement>('a');
  if (from === all) return key === 'ArrowDown' ? first : null;
  switch (key) {
    case 'ArrowDown':
      return linkOf(entry?.nextElementSibling);
    case 'ArrowUp':
      return from === first ? all : linkOf(entry?.previousElementSibling);
    case 'ArrowRight':
      return entry?.querySelector<HTMLElement>(':scope ul a') ?? null;
    case 'ArrowLeft':
      return linkOf(entry?.parentElement?.closest('.mega-menu__entry'));
    default:
      return null;
  }
}

function linkOf(entry: Element | null | undefined): HTMLElement | null {
  return entry?.querySelector<HTMLElement>(':scope > a') ?? null;
}
