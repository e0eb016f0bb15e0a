import type {BikeView} from '../images/drawing-name';
import type {Bike} from './bike-row';
import type {CatalogueImage} from './catalogue-types';
import {colours} from './colours';
import {productPicture} from './pictures';
import {decalOf} from './vendors';

const closeViews: readonly BikeView[] = ['drivetrain', 'cockpit', 'rear', 'frame', 'front'];
const closeViewsWithBattery: readonly BikeView[] = [
  'drivetrain',
  'cockpit',
  'rear',
  'battery',
  'frame',
  'front',
];

/** Index of the side view of a frame shape and colour among the pictures. */
export const sidePicture = (bike: Bike, shape: number, colour: number): number =>
  shape * bike.colours.length + colour;

/** Side views of every colour first, then the details, colour by colour. */
export function bikePictures(bike: Bike): CatalogueImage[] {
  if (bike.flags.has('noimage')) return [];
  const {vendor, title, models} = bike;
  const decal = decalOf(vendor);
  const subject = {de: `${vendor} ${title.de}`, en: `${vendor} ${title.en}`};
  const [model] = models;
  if (!model) return [];
  const sides = models.flatMap((shape) =>
    bike.colours.map((colour) => {
      const drawing = {kind: 'bike', model: shape, paint: colour, decal, view: 'side'} as const;
      return productPicture(drawing, subject, colours[colour].name);
    }),
  );
  const removable = (bike.batteries[0] ?? 0) >= 400;
  const views = removable ? closeViewsWithBattery : closeViews;
  const details = bike.colours.flatMap((paint) =>
    views.map((view) =>
      productPicture({kind: 'bike', model, paint, decal, view}, subject, colours[paint].name),
    ),
  );
  return [...sides, ...details];
}
