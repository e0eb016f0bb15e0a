import type {IconName} from './IconSprite';

export type {IconName};

interface IconLooks {
  /** In pixels. */
  size?: 16 | 20 | 24 | 28 | 32;
  className?: string;
}

const frame = ({size = 24, className}: IconLooks) => ({
  className: className ? `icon ${className}` : 'icon',
  width: size,
  height: size,
  strokeWidth: size === 16 ? 2.2 : 1.75,
  'aria-hidden': true,
});

/** A decorative icon in the text's colour; its drawing is in the page once (`IconSprite`). */
export function Icon({name, ...looks}: IconLooks & {name: IconName}) {
  return (
    <svg {...frame(looks)}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The same with its own drawing, for icons of single pages and those named in content (`features/pictures`). */
export function DrawnIcon({drawing, ...looks}: IconLooks & {drawing: string}) {
  return <svg {...frame(looks)} viewBox="0 0 24 24" dangerouslySetInnerHTML={{__html: drawing}} />;
}

/** A colour as a drawn area: print and high contrast omit backgrounds. */
export function SwatchColor({color, className}: {color: string; className: string}) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
