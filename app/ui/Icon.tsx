import type {IconName} from './IconSprite';

export type {IconName};

interface IconAppearance {
  /** In pixels. */
  size?: 16 | 20 | 24 | 28 | 32;
  className?: string;
}

const svgProps = ({size = 24, className}: IconAppearance) => ({
  className: className ? `icon ${className}` : 'icon',
  width: size,
  height: size,
  strokeWidth: size === 16 ? 2.2 : 1.75,
  viewBox: '0 0 24 24',
  'aria-hidden': true,
});

/** A decorative icon in the text's colour; its drawing is in the page once (`IconSprite`). */
export function Icon({name, ...appearance}: IconAppearance & {name: IconName}) {
  return (
    <svg {...svgProps(appearance)}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The same with its own drawing, for icons of single pages and those named in content (`features/pictures`). */
export function DrawnIcon({drawing, ...appearance}: IconAppearance & {drawing: string}) {
  return <svg {...svgProps(appearance)} dangerouslySetInnerHTML={{__html: drawing}} />;
}

/** A colour as a drawn area: print and high contrast omit backgrounds. */
export function SwatchColor({color, className}: {color: string; className: string}) {
  return (
    <svg className={className} aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
