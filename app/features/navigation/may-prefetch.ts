/** What a browser tells of its connection (Network Information API); not every browser does. */
interface Connected {
  connection?: {saveData?: boolean; effectiveType?: string};
}

/** Whether a page may be fetched before it is asked for: not on a connection that is spared or slow. */
export function mayPrefetch(navigator: object): boolean {
  const {connection} = navigator as Connected;
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
