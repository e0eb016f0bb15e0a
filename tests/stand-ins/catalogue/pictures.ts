import {drawingFile, drawingSize} from '../images/drawing-name';
import type {BikeView, Drawing} from '../images/drawing-name';
import type {CatalogueImage, Text} from './catalogue-types';

const viewNames: Record<BikeView, Text> = {
  side: {de: 'Ansicht von rechts', en: 'view from the right'},
  drivetrain: {de: 'Antrieb und Kurbel', en: 'drivetrain and crank'},
  cockpit: {de: 'Lenker und Vorbau', en: 'handlebar and stem'},
  rear: {de: 'Hinterrad und Nabe', en: 'rear wheel and hub'},
  battery: {de: 'Akku', en: 'battery'},
  frame: {de: 'Rahmen', en: 'frame'},
  front: {de: 'Vorderrad und Gabel', en: 'front wheel and fork'},
};

const closerLook: Record<1 | 2, Text> = {
  1: {de: 'Ansicht', en: 'view'},
  2: {de: 'Nahansicht', en: 'close-up'},
};

/** The view of a `Drawing`, for the end of an alt text. */
function viewName(drawing: Drawing): Text {
  switch (drawing.kind) {
    case 'bike':
      return viewNames[drawing.view];
    case 'cutout':
      return viewNames.side;
    case 'accessory':
      return closerLook[drawing.view];
    case 'wordmark':
      return {de: 'Schriftzug', en: 'wordmark'};
  }
}

/** A picture without further description, such as the shop's cover. */
export function plainPicture(drawing: Drawing, alt: Text): CatalogueImage {
  return {file: drawingFile(drawing), alt, ...drawingSize(drawing)};
}

/** A picture of a product: `Ostwind Fernweh 7 Trapez in Reseda, Ansicht von rechts`. */
export function productPicture(drawing: Drawing, subject: Text, colour?: Text): CatalogueImage {
  const view = viewName(drawing);
  return plainPicture(drawing, {
    de: `${subject.de}${colour ? ` in ${colour.de}` : ''}, ${view.de}`,
    en: `${subject.en}${colour ? ` in ${colour.en}` : ''}, ${view.en}`,
  });
}
