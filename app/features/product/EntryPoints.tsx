import calendar from 'lucide-static/icons/calendar-check.svg?drawing';
import filePen from 'lucide-static/icons/file-pen-line.svg?drawing';
import tag from 'lucide-static/icons/tag.svg?drawing';
import {DrawnIcon} from '~/ui/DrawnIcon';
import {Icon} from '~/ui/Icon';
import type {EntryPoint} from './promises';

const drawings = {leasing: filePen, priceRequest: tag, appointment: calendar};

/** Other ways to the shown variant: leasing, a request when it costs less elsewhere, an appointment. */
export function EntryPoints({entries}: {entries: EntryPoint[]}) {
  if (entries.length === 0) return null;
  return (
    <ul className="mt-4.5 border-t border-stahl-200 text-label/tight font-[550]">
      {entries.map(({name, text, href}) => (
        <li key={name} className="border-b border-stahl-200">
          <a
            className="flex min-h-13 items-center gap-3 py-2 decoration-1 underline-offset-3 hover:underline"
            href={href}
            rel="nofollow"
          >
            <DrawnIcon drawing={drawings[name]} size={20} />
            <span className="flex-1">{text}</span>
            <Icon name="chevron-right" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
