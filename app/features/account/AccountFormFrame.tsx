import type {ReactNode} from 'react';

interface AccountFormFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Layout `account-form`: one narrow form on a page of its own. */
export function AccountFormFrame({title, lead, children}: AccountFormFrameProps) {
  return (
    <div className="page-width pt-8 pb-16">
      <div className="mx-auto grid max-w-[480px] gap-5">
        <h1>{title}</h1>
        {lead && <p className="text-ink-600">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
