/** What the query of the page 'Adressen' asks for: the list, a form, or a change. */
export type AddressTask =
  | {name: 'list' | 'new' | 'gone'}
  | {name: 'edit' | 'delete' | 'default'; id: string};

const ofOne = ['edit', 'delete', 'default'] as const;

/**
 * The task of an address: `?new`, `?edit=12`, `?delete=12`, `?default=12`, `?gone` after an address that no longer existed;
 * anything else is the list. The numbers are Shopify's numbers of postal addresses.
 */
export function readAddressTask(address: string): AddressTask {
  const {searchParams} = new URL(address);
  for (const name of ofOne) {
    const id = searchParams.get(name);
    if (id !== null) return /^\d{1,20}$/.test(id) ? {name, id} : {name: 'gone'};
  }
  if (searchParams.has('new')) return {name: 'new'};
  return {name: searchParams.has('gone') ? 'gone' : 'list'};
}

/** The query that `readAddressTask` reads; empty for the list. */
export function addressQuery(task: AddressTask): string {
  if (task.name === 'list') return '';
  return 'id' in task ? `?${task.name}=${task.id}` : `?${task.name}`;
}
