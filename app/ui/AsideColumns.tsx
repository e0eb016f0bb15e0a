import type {ReactNode} from 'react';

/** A form or a list with an aside: next to it from 1024 px on, below it on small screens. */
export function AsideColumns({aside, children}: {aside: ReactNode; children: ReactNode}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-18">
      <div className="min-w-0">{children}</div>
      {aside}
    </div>
  );
}
