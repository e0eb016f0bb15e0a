import type {Paint} from '../../stand-ins/images/drawing-name';
import type {Material} from './shading';

/** Frame colours; the shop's swatches use the same values. */
export const paintMaterials: Record<Paint, Material> = {
  reseda: {base: '#7d8f72', finish: 'satin'},
  tanne: {base: '#1f4a36', finish: 'metal'},
  mennige: {base: '#c9421e', finish: 'gloss'},
  kreide: {base: '#e9e6dd', finish: 'gloss'},
  graphit: {base: '#33383b', finish: 'matte'},
  nachtblau: {base: '#1d3557', finish: 'metal'},
  himmel: {base: '#8fb3c9', finish: 'gloss'},
  sand: {base: '#c8b594', finish: 'satin'},
  honig: {base: '#d99a1c', finish: 'gloss'},
  brombeer: {base: '#5b2a45', finish: 'metal'},
  silber: {base: '#b9c0c3', finish: 'metal'},
  rosa: {base: '#d99a96', finish: 'gloss'},
  petrol: {base: '#1c6470', finish: 'metal'},
  schwarz: {base: '#222527', finish: 'matte'},
  lindgruen: {base: '#a9c48a', finish: 'gloss'},
};

/** Materials of parts other than the painted frame. */
export const parts = {
  black: {base: '#26292b', finish: 'satin'},
  blackGloss: {base: '#1d2022', finish: 'gloss'},
  crank: {base: '#222527', finish: 'satin'},
  dark: {base: '#43484b', finish: 'satin'},
  silver: {base: '#c6cbcd', finish: 'metal'},
  steel: {base: '#b7bdc0', finish: 'metal'},
  gold: {base: '#b98a3c', finish: 'metal'},
  leather: {base: '#7a4a2c', finish: 'satin'},
  rubber: {base: '#1f2123', finish: 'rubber'},
  tape: {base: '#1b1d1e', finish: 'matte'},
  wood: {base: '#c49a66', finish: 'satin'},
} satisfies Record<string, Material>;

const lightPaints: ReadonlySet<Paint> = new Set<Paint>([
  'kreide',
  'honig',
  'silber',
  'lindgruen',
  'sand',
  'himmel',
  'rosa',
]);

/** A lettering colour that is legible on the paint: dark on light paints, white on the others. */
export const inkOn = (paint: Paint): string => (lightPaints.has(paint) ? '#23282a' : '#ffffff');
