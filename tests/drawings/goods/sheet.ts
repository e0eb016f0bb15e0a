import {circlePath, linePath, polygonPath} from './curves';
import type {Material} from './shading';
import {cylinderStops, shadeCylinder} from './shading';
import type {GradientStop, ShapeStyle, TubeStyle} from './shape-style';
import {stopTags, styleAttributes} from './shape-style';
import type {Vector} from './vectors';
import {
  add,
  at,
  between,
  decimal,
  clampedPoint,
  leftNormal,
  move,
  scale,
  subtract,
  unit,
  vector,
} from './vectors';

/** Collects shapes and the gradients they use; identifiers start with the sheet's prefix. */
export class Sheet {
  readonly definitions: string[] = [];
  readonly shapes: string[] = [];
  private count = 0;

  constructor(private readonly prefix: string) {}

  private define(tag: (id: string) => string): string {
    const id = `${this.prefix}${this.count++}`;
    this.definitions.push(tag(id));
    return `url(#${id})`;
  }

  path(data: string, style: ShapeStyle): void {
    this.shapes.push(`<path d="${data}" ${styleAttributes(style)}/>`);
  }

  polygon(points: readonly Vector[], style: ShapeStyle): void {
    this.path(polygonPath(points), style);
  }

  line(from: Vector, to: Vector, style: ShapeStyle): void {
    this.path(linePath([from, to]), style);
  }

  circle(centre: Vector, radius: number, style: ShapeStyle): void {
    this.shapes.push(
      `<circle cx="${decimal(centre.x)}" cy="${decimal(-centre.y)}" r="${decimal(radius)}" ${styleAttributes(style)}/>`,
    );
  }

  /** Draws `content` under an SVG transform. */
  group(transform: string, content: () => void): void {
    this.shapes.push(`<g transform="${transform}">`);
    content();
    this.shapes.push('</g>');
  }

  /** Paint reference of a gradient from `from` to `to`. */
  linearGradient(from: Vector, to: Vector, stops: readonly GradientStop[]): string {
    const line = `x1="${decimal(from.x)}" y1="${decimal(-from.y)}" x2="${decimal(to.x)}" y2="${decimal(-to.y)}"`;
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stopTags(stops)}</linearGradient>`,
    );
  }

  /** Paint reference of a radial gradient; `focus` is the position of the first colour. */
  radialGradient(
    centre: Vector,
    radius: number,
    stops: readonly GradientStop[],
    focus = centre,
  ): string {
    const place = `cx="${decimal(centre.x)}" cy="${decimal(-centre.y)}" r="${decimal(radius)}" fx="${decimal(focus.x)}" fy="${decimal(-focus.y)}"`;
    return this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stopTags(stops)}</radialGradient>`,
    );
  }

  private cylinderPaint(
    middle: Vector,
    across: Vector,
    width: number,
    material: Material,
    boxiness: number,
  ): string {
    return this.linearGradient(
      move(middle, across, -width / 2),
      move(middle, across, width / 2),
      cylinderStops(material, across, boxiness),
    );
  }

  /** A straight tube, tapered when the two widths differ. */
  tube(
    from: Vector,
    to: Vector,
    fromWidth: number,
    toWidth: number,
    material: Material,
    {rounded = false, boxiness = 1, outline = 0.22}: TubeStyle = {},
  ): void {
    const across = leftNormal(unit(subtract(to, from)));
    const [a, b] = [scale(across, fromWidth / 2), scale(across, toWidth / 2)];
    const [ra, rb] = [decimal(fromWidth / 2), decimal(toWidth / 2)];
    const middle = between(from, to, 0.5);
    const width = Math.max(fromWidth, toWidth);
    const data = rounded
      ? `M${at(add(from, a))}L${at(add(to, b))}A${rb} ${rb} 0 0 1 ${at(subtract(to, b))}L${at(subtract(from, a))}A${ra} ${ra} 0 0 1 ${at(add(from, a))}Z`
      : polygonPath([add(from, a), add(to, b), subtract(to, b), subtract(from, a)]);
    this.path(data, {
      fill: this.cylinderPaint(middle, across, width, material, boxiness),
      stroke: '#000',
      strokeOpacity: outline,
      strokeWidth: 1,
      roundJoins: true,
    });
  }

  /**
   * A curved tube: one shaded quad per segment, clipped to the offset outline.
   * @param width in mm, or a function of the share 0 to 1 along the tube
   */
  curvedTube(
    points: readonly Vector[],
    width: number | ((along: number) => number),
    material: Material,
    {rounded = false, boxiness = 1, outline = 0.22}: TubeStyle = {},
  ): void {
    const widthAt = typeof width === 'function' ? width : () => width;
    const last = points.length - 1;
    const normals = points.map((_, i) =>
      leftNormal(unit(subtract(clampedPoint(points, i + 1), clampedPoint(points, i - 1)))),
    );
    const side = (index: number, sign: number): Vector =>
      move(
        clampedPoint(points, index),
        clampedPoint(normals, index),
        (sign * widthAt(index / last)) / 2,
      );
    const indexes = points.map((_, i) => i);
    const edge = [...indexes.map((i) => side(i, 1)), ...indexes.map((i) => side(last - i, -1))];
    if (rounded) {
      for (const i of [0, last]) {
        const fill = shadeCylinder(material, clampedPoint(normals, i), -0.2);
        this.circle(clampedPoint(points, i), widthAt(i / last) / 2, {fill});
      }
    }
    const clip = this.define(
      (id) => `<clipPath id="${id}"><path d="${polygonPath(edge)}"/></clipPath>`,
    );
    this.shapes.push(`<g clip-path="${clip}">`);
    for (let i = 0; i < last; i++) {
      const next = Math.min(last, i + 2);
      const across = unit(add(clampedPoint(normals, i), clampedPoint(normals, i + 1)));
      const middle = between(clampedPoint(points, i), clampedPoint(points, i + 1), 0.5);
      const fill = this.cylinderPaint(
        middle,
        across,
        widthAt((i + 0.5) / last),
        material,
        boxiness,
      );
      const quad = [side(i, 1.15), side(next, 1.15), side(next, -1.15), side(i, -1.15)];
      this.polygon(quad, {fill});
    }
    this.shapes.push('</g>');
    this.polygon(edge, {stroke: '#000', strokeOpacity: outline, strokeWidth: 1});
  }

  /** A disc lit from the upper left, from `light` through `base` to `dark`. */
  dome(centre: Vector, radius: number, colours: readonly [string, string, string]): void {
    const [bright, base, dark] = colours;
    const focus = vector(centre.x - radius * 0.3, centre.y + radius * 0.4);
    const stops: GradientStop[] = [
      [0, bright],
      [0.6, base],
      [1, dark],
    ];
    this.path(circlePath(centre, radius), {
      fill: this.radialGradient(centre, radius, stops, focus),
    });
  }
}
