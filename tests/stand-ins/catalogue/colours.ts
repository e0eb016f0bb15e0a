import type {Paint} from '../images/drawing-name';
import type {CatalogueOptionValue, Text} from './catalogue-types';

interface Colour {
  name: Text;
  hex: string;
  /** Last part of the SKU. */
  code: string;
  finish: Text;
}

const satin = {de: 'Seidenmatt', en: 'Satin'};
const metallic = {de: 'Metallic', en: 'Metallic'};
const gloss = {de: 'Glänzend', en: 'Gloss'};
const matt = {de: 'Matt', en: 'Matt'};

const colour = (de: string, en: string, hex: string, code: string, finish: Text): Colour => ({
  name: {de, en},
  hex,
  code,
  finish,
});

/** The shop's paints; hex values match the drawings. */
export const colours: Record<Paint, Colour> = {
  reseda: colour('Reseda', 'Reseda Green', '#7d8f72', 'RS', satin),
  tanne: colour('Tanne', 'Fir Green', '#1f4a36', 'TN', metallic),
  mennige: colour('Mennige', 'Red Lead', '#c9421e', 'MN', gloss),
  kreide: colour('Kreide', 'Chalk', '#e9e6dd', 'KR', gloss),
  graphit: colour('Graphit', 'Graphite', '#33383b', 'GR', matt),
  nachtblau: colour('Nachtblau', 'Midnight Blue', '#1d3557', 'NB', metallic),
  himmel: colour('Himmel', 'Sky Blue', '#8fb3c9', 'HM', gloss),
  sand: colour('Sand', 'Sand', '#c8b594', 'SA', satin),
  honig: colour('Honig', 'Honey', '#d99a1c', 'HO', gloss),
  brombeer: colour('Brombeer', 'Blackberry', '#5b2a45', 'BR', metallic),
  silber: colour('Silber', 'Silver', '#b9c0c3', 'SI', metallic),
  rosa: colour('Rosa', 'Pink', '#d99a96', 'RO', gloss),
  petrol: colour('Petrol', 'Petrol', '#1c6470', 'PE', metallic),
  schwarz: colour('Schwarz', 'Black', '#222527', 'SW', matt),
  lindgruen: colour('Lindgrün', 'Lime Green', '#a9c48a', 'LG', gloss),
};

export const colourOptionName: Text = {de: 'Farbe', en: 'Color'};

/** The option value of a paint, with its swatch. */
export function colourValue(paint: Paint): CatalogueOptionValue {
  const {name, hex} = colours[paint];
  return {name, swatch: hex};
}
