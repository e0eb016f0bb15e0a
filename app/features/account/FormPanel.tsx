import type {ReactNode} from 'react';

interface FormPanelProps {
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** A card of the account that holds one form. */
export function FormPanel({title, lead, children}: FormPanelProps) {
  return (
    <section className="rounded-panel border border-stahl-200 px-5 py-6 sm:px-8 sm:py-7.5">
      <div className="max-w-[560px]">
        {title && <h2 className="text-title">{title}</h2>}
        {lead && <p className="mt-1 text-ink-600">{lead}</p>}
        <div className={title ? 'mt-5' : undefined}>{children}</div>
      </div>
    </section>
  );
}
