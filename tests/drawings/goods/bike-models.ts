import type {BikeModel} from '../../stand-ins/images/drawing-name';
import type {BikeSpec} from './bike-spec';
import {cargoModel, cityClassicModel, cityModel} from './models/city-models';
import {kids16Model, kids20Model, kids24Model} from './models/kids-models';
import {fullyModel, hardtailModel} from './models/mountain-models';
import {gravelModel, raceModel} from './models/road-models';
import {trapezModel, trekkingModel} from './models/trekking-models';

/** Every model of the shop with realistic frame dimensions. */
export const bikeModelSpecs: Record<BikeModel, BikeSpec> = {
  trekking: trekkingModel,
  trapez: trapezModel,
  city: cityModel,
  cityclassic: cityClassicModel,
  gravel: gravelModel,
  race: raceModel,
  hardtail: hardtailModel,
  fully: fullyModel,
  kids16: kids16Model,
  kids20: kids20Model,
  kids24: kids24Model,
  cargo: cargoModel,
};
