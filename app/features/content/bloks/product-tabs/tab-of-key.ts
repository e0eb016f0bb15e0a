/** The tab that a key leads to, round and round (WAI-ARIA, pattern 'Tabs'); `null` for other keys. */
export function tabOfKey(key: string, selected: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return (selected + count - 1) % count;
    case 'ArrowRight':
      return (selected + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
