import type {BikeModel} from '../images/drawing-name';
import type {Text} from './catalogue-types';

const diamond: Text = {de: 'Diamant', en: 'Diamond'};
const stepThrough: Text = {de: 'Tiefeinsteiger', en: 'Step-through'};

/** Frame shape of each drawn model. */
export const frameShapes: Readonly<Record<BikeModel, Text>> = {
  trekking: diamond,
  trapez: {de: 'Trapez', en: 'Trapeze'},
  city: stepThrough,
  cityclassic: diamond,
  gravel: diamond,
  race: diamond,
  hardtail: diamond,
  fully: {de: 'Vollgefedert', en: 'Full suspension'},
  kids16: diamond,
  kids20: diamond,
  kids24: diamond,
  cargo: {de: 'Long John', en: 'Long John'},
};

/** Who a bike of that model is mostly bought for. */
export function gendersFor(model: BikeModel): Text[] {
  const unisex: Text = {de: 'Unisex', en: 'Unisex'};
  if (model.startsWith('kids')) return [{de: 'Kinder', en: 'Kids'}];
  if (model === 'city') return [{de: 'Damen', en: 'Women'}, unisex];
  if (model === 'cityclassic') return [{de: 'Herren', en: 'Men'}, unisex];
  return [unisex];
}
