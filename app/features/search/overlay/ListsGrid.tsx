import type {ReactNode} from 'react';

/** The two places below the field: categories in 300 px, products beside them. */
export function ListsGrid({categories, products}: {categories: ReactNode; products: ReactNode}) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[300px_minmax(0,1fr)]">
      <div>{categories}</div>
      <div>{products}</div>
    </div>
  );
}

/** The title of one of the lists; `id` is for what it names. */
export function ListHeading({id, children}: {id?: string; children: ReactNode}) {
  return (
    <h2 id={id} className="text-[19px]/[1.25] font-stretch-104%">
      {children}
    </h2>
  );
}
