const PARAM = 'drawer';

/** Where the drawer asks for the Merkzettel: its page, told apart so that a failure stays inside of the drawer. */
export function drawerAddress(page: string): string {
  return `${page}?${PARAM}`;
}

/** Whether the drawer asks, and no visitor opens the page. */
export function asksForDrawer(url: string): boolean {
  return new URL(url).searchParams.has(PARAM);
}
