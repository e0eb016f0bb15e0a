import type {ReactNode} from 'react';

interface Props {
  /** Lines of a drawing of 240 × 160, from `drawings/*.svg?drawing`. */
  drawing: string;
  /** A sentence on what is missing, and a link. */
  children: ReactNode;
}

/** Nothing to show: a line drawing of the empty place, and beside it what it says. */
export function QuietState({drawing, children}: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-11 gap-y-4 py-4 *:min-w-0">
      <svg
        className="line-drawing"
        viewBox="0 0 240 160"
        width="240"
        height="160"
        aria-hidden="true"
        dangerouslySetInnerHTML={{__html: drawing}}
      />
      <div className="grid flex-[1_1_18rem] grid-cols-[minmax(0,1fr)] justify-items-start gap-4 text-[17px] *:max-w-full">
        {children}
      </div>
    </div>
  );
}
