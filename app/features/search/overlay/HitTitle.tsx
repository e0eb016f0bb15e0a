import type {TextPart} from './highlight';

/** A title whose match stands on marker yellow. */
export function HitTitle({parts}: {parts: TextPart[]}) {
  return (
    <>
      {parts.map(({text, marked}, at) =>
        marked ? (
          <mark key={at} className="rounded-[2px] bg-marker px-px font-[680] text-inherit">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}
