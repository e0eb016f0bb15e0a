import type {Paint} from '../../../stand-ins/images/drawing-name';
import type {BikeSpec} from '../bike-spec';
import type {FrameGeometry} from '../frame-geometry';
import type {Material} from '../shading';
import type {Sheet} from '../sheet';

/** Everything that drawing the parts of one bike needs. */
export interface BikeScene {
  sheet: Sheet;
  spec: BikeSpec;
  geometry: FrameGeometry;
  paint: Material;
  paintName: Paint;
  /** Name on the down tube, '' for none. */
  decal: string;
}
