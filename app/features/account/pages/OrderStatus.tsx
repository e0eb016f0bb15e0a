import type {StatusLook, StatusView} from './order-status';

const dots: Record<StatusLook, string> = {
  done: 'bg-[#23914f]',
  partial:
    'bg-[linear-gradient(90deg,#23914f_50%,#fff_50%)] inset-ring-[1.5px] inset-ring-[#23914f]',
  progress: 'bg-kreide inset-ring-[2.5px] inset-ring-stern',
  returned: 'bg-kreide inset-ring-2 inset-ring-ink-400',
  open: 'bg-ink-400',
};

/** Dot and text of a status; a dash for one that nobody knows. */
export function OrderStatus({status}: {status: StatusView | null}) {
  if (!status) return <span>–</span>;
  return (
    <span className="inline-flex items-baseline gap-[7px] text-label/[1.3] font-[550]">
      <span
        className={`size-[9px] flex-none rounded-full forced-color-adjust-none print:[print-color-adjust:exact] ${dots[status.look]}`}
        aria-hidden="true"
      />
      {status.text}
    </span>
  );
}
