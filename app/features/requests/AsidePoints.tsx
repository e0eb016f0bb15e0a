import {Icon} from '~/ui/Icon';

/** What the shop promises, below the bike of a request. */
export function AsidePoints({points}: {points: readonly string[]}) {
  return (
    <ul className="mt-4 grid gap-2 border-t border-stahl-200 pt-4 text-label/[1.55]">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Icon name="check" size={20} className="mt-0.5 text-gruen" />
          {point}
        </li>
      ))}
    </ul>
  );
}
