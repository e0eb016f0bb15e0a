import type {WheelSpec} from '../bike-spec';
import {ringPath} from '../curves';
import {darker, lighter} from '../shading';
import type {GradientStop} from '../shape-style';
import type {Sheet} from '../sheet';
import type {Vector} from '../vectors';
import {at, polar, shift} from '../vectors';

/** The position of a wheel: outer radius and rotor diameter in mm, spoke phase and valve in degrees. */
interface WheelPlace {
  centre: Vector;
  radius: number;
  rotor: number;
  hub: number;
  phase: number;
  valve: number;
}

const tyreColour = '#222527';
const rimColour = '#2a2d2f';
const spokeColour = '#8b9194';

/** Radius at which the tyre's bead sits. */
export const beadRadius = (radius: number, wheel: WheelSpec): number => radius - wheel.tyre + 4;

/** Rotor, spokes, rim, tyre and hub. */
export function drawWheel(sheet: Sheet, wheel: WheelSpec, place: WheelPlace): void {
  if (place.rotor) drawRotor(sheet, place.centre, place.rotor / 2);
  drawSpokes(sheet, wheel, place);
  drawRim(sheet, wheel, place);
  drawTyre(sheet, wheel, place);
  const {centre} = place;
  const shell = wheel.flange + 5;
  const stops: GradientStop[] = [
    [0, '#6b7275'],
    [0.7, '#3b4042'],
    [1, '#1e2122'],
  ];
  sheet.circle(centre, shell, {
    fill: sheet.radialGradient(centre, shell, stops, shift(centre, -6, 8)),
  });
  sheet.circle(centre, place.hub * 0.62, {fill: '#24282a'});
}

function drawRotor(sheet: Sheet, centre: Vector, radius: number): void {
  const steel: GradientStop[] = [
    [0, '#d5d9da'],
    [0.5, '#8d9598'],
    [1, '#c3c8ca'],
  ];
  const fill = sheet.linearGradient(
    shift(centre, -radius, radius),
    shift(centre, radius, -radius),
    steel,
  );
  sheet.path(ringPath(centre, radius, radius - 15), {fill, evenOdd: true});
  sheet.circle(centre, radius - 7.5, {
    stroke: '#4b5154',
    strokeOpacity: 0.55,
    strokeWidth: 5,
    dash: '4 9',
  });
  for (let arm = 0; arm < 6; arm++) {
    const angle = arm * 60 + 15;
    sheet.line(polar(centre, radius - 15, angle), polar(centre, 22, angle + 28), {
      stroke: '#8a9194',
      strokeWidth: 6,
    });
  }
  sheet.circle(centre, 24, {fill: '#2b2f31'});
}

function drawSpokes(sheet: Sheet, wheel: WheelSpec, {centre, radius, phase}: WheelPlace): void {
  const inner = beadRadius(radius, wheel) - wheel.rimDepth;
  const perSide = wheel.spokes / 2;
  for (const near of [false, true]) {
    let spokes = '';
    for (let i = 0; i < perSide; i++) {
      const angle = (i * 360) / perSide + (near ? 180 / perSide : 0) + phase;
      const lean = (i % 2 ? 1 : -1) * wheel.crossings * (360 / perSide);
      spokes += `M${at(polar(centre, wheel.flange, angle))}L${at(polar(centre, inner + 3, angle + lean))}`;
    }
    sheet.path(spokes, {
      stroke: spokeColour,
      strokeOpacity: near ? 1 : 0.62,
      strokeWidth: near ? 2.3 : 2,
    });
  }
}

function drawRim(sheet: Sheet, wheel: WheelSpec, place: WheelPlace): void {
  const {centre, radius, phase} = place;
  const outer = beadRadius(radius, wheel);
  const inner = outer - wheel.rimDepth;
  const colour = wheel.rim ?? rimColour;
  const band = ringPath(centre, outer, inner);
  const profile: GradientStop[] = [
    [inner / outer, darker(colour, 0.35)],
    [(inner + 3) / outer, lighter(colour, 0.16)],
    [(inner + wheel.rimDepth * 0.55) / outer, colour],
    [(outer - 4) / outer, darker(colour, 0.18)],
    [1, darker(colour, 0.4)],
  ];
  const glow: GradientStop[] = [
    [0, '#ffffff', wheel.rim ? 0.35 : 0.2],
    [0.45, '#ffffff', 0],
    [0.6, '#000000', 0],
    [1, '#000000', 0.25],
  ];
  const [above, below] = [shift(centre, -outer * 0.4, outer), shift(centre, outer * 0.4, -outer)];
  sheet.path(band, {fill: sheet.radialGradient(centre, outer, profile), evenOdd: true});
  sheet.path(band, {fill: sheet.linearGradient(above, below, glow), evenOdd: true});
  let nipples = '';
  for (let i = 0; i < wheel.spokes; i++) {
    const angle = ((i + 0.25) * 360) / wheel.spokes + phase;
    nipples += `M${at(polar(centre, inner, angle))}L${at(polar(centre, inner - 9, angle))}`;
  }
  sheet.path(nipples, {stroke: '#b9bfc1', strokeWidth: 3});
  const stem = (from: number, to: number): [Vector, Vector] => [
    polar(centre, inner - from, place.valve),
    polar(centre, inner - to, place.valve),
  ];
  sheet.line(...stem(0, 30), {stroke: '#3a3e40', strokeWidth: 5});
  sheet.line(...stem(26, 40), {stroke: '#1b1d1e', strokeWidth: 7, roundCaps: true});
}

function drawTyre(sheet: Sheet, wheel: WheelSpec, {centre, radius}: WheelPlace): void {
  const {tread = 0, tyre, wall} = wheel;
  const bead = beadRadius(radius, wheel);
  if (tread) {
    sheet.circle(centre, radius - tread * 0.5, {
      stroke: '#191b1c',
      strokeWidth: tread * 1.6,
      dash: `${tread * 1.25} ${tread * 0.95}`,
    });
  }
  const outer = radius - tread * 0.55;
  const band = ringPath(centre, outer, bead - 3);
  const profile: GradientStop[] = [
    [(bead - 3) / outer, '#0f1011'],
    [(bead + tyre * 0.12) / outer, darker(tyreColour, 0.3)],
    [(bead + tyre * 0.42) / outer, lighter(tyreColour, 0.13)],
    [(bead + tyre * 0.62) / outer, tyreColour],
    [0.985, darker(tyreColour, 0.45)],
    [1, '#0c0d0d'],
  ];
  sheet.path(band, {fill: sheet.radialGradient(centre, outer, profile), evenOdd: true});
  if (wall) {
    const [low, high] = [bead + 1, bead + tyre * 0.5];
    const rubber: GradientStop[] = [
      [low / high, darker(wall, 0.35)],
      [(low + (high - low) * 0.5) / high, lighter(wall, 0.12)],
      [1, darker(wall, 0.22)],
    ];
    const fill = sheet.radialGradient(centre, high, rubber);
    sheet.path(ringPath(centre, high, low), {fill, evenOdd: true});
  }
  if (wheel.reflexRing) {
    sheet.circle(centre, bead + tyre * 0.34, {
      stroke: '#e9ecec',
      strokeOpacity: 0.75,
      strokeWidth: 3.2,
    });
  }
  const overlay: GradientStop[] = [
    [0, '#ffffff', 0.17],
    [0.32, '#ffffff', 0.02],
    [0.6, '#000000', 0.05],
    [1, '#000000', 0.42],
  ];
  const shadow = sheet.linearGradient(
    shift(centre, -radius * 0.35, radius),
    shift(centre, radius * 0.25, -radius),
    overlay,
  );
  sheet.path(band, {fill: shadow, evenOdd: true});
}
