import type {BlokProps} from '../../blok-view';
import {placeCallouts, type CalloutAnchor} from './callout-view';

const anchors: Record<CalloutAnchor, string> = {
  above: '-translate-x-1/2 -translate-y-full pb-1.5',
  below: '-translate-x-1/2 pt-1.5',
  left: '-translate-x-full -translate-y-1/2 pr-2',
  right: '-translate-y-1/2 pl-2',
};

/** Parts of the pictured bike with their names; small screens have no room for them. */
export function HeroCallouts({callouts}: Pick<BlokProps<'hero'>['content'], 'callouts'>) {
  const placed = placeCallouts(callouts);
  if (placed.length === 0) return null;
  return (
    <div className="pointer-events-none absolute inset-0 hidden lg:block">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute size-full overflow-visible stroke-current"
        aria-hidden="true"
      >
        {placed.map(({uid, point, end}, at) => (
          <line
            key={uid || at}
            x1={point.x}
            y1={point.y}
            x2={end.x}
            y2={end.y}
            strokeWidth="1.25"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ul>
        {placed.map(({uid, edit, label, point, end, anchor}, at) => (
          <li key={uid || at} {...edit} className="pointer-events-auto">
            <span
              className="absolute size-3 -translate-1/2 rounded-full border-2 border-ink bg-kreide"
              style={{left: `${point.x}%`, top: `${point.y}%`}}
            />
            <span
              className={`absolute text-small font-label whitespace-nowrap ${anchors[anchor]}`}
              style={{left: `${end.x}%`, top: `${end.y}%`}}
            >
              {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
