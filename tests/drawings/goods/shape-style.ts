/** Offset 0 to 1, colour, and an opacity if it is not 1. */
export type GradientStop = readonly [offset: number, colour: string, opacity?: number];

export interface ShapeStyle {
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  strokeWidth?: number;
  strokeOpacity?: number;
  dash?: string;
  roundCaps?: boolean;
  roundJoins?: boolean;
  evenOdd?: boolean;
}

export interface TubeStyle {
  /** Half-circle ends. */
  rounded?: boolean;
  /** 1 round, 1.2 to 1.5 boxy aluminium. */
  boxiness?: number;
  /** Opacity of the 1 mm outline. */
  outline?: number;
}

/** SVG attributes of a style; shapes without a fill are not filled. */
export function styleAttributes(style: ShapeStyle): string {
  const attributes = [`fill="${style.fill ?? 'none'}"`];
  if (style.fillOpacity !== undefined) attributes.push(`fill-opacity="${style.fillOpacity}"`);
  if (style.evenOdd) attributes.push('fill-rule="evenodd"');
  if (style.stroke) attributes.push(`stroke="${style.stroke}"`);
  if (style.strokeWidth !== undefined) attributes.push(`stroke-width="${style.strokeWidth}"`);
  if (style.strokeOpacity !== undefined) attributes.push(`stroke-opacity="${style.strokeOpacity}"`);
  if (style.dash) attributes.push(`stroke-dasharray="${style.dash}"`);
  if (style.roundCaps) attributes.push('stroke-linecap="round"');
  if (style.roundJoins) attributes.push('stroke-linejoin="round"');
  return attributes.join(' ');
}

/** SVG stops of a gradient. */
export const stopTags = (stops: readonly GradientStop[]): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset.toFixed(4)}" stop-color="${colour}"${veil}/>`;
    })
    .join('');
