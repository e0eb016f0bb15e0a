import {svgPicture} from '../images/drawing/stage';
import {workshopScene} from '../images/drawing/workshop-scene';
import {drawingSvg} from '../images/render-drawing';
import {assetSize, type Asset, type SceneName} from './asset-name';
import {cargoStreet} from './drawing/cargo-street';
import {charging} from './drawing/charging';
import {portraitPicture, stagePicture, tilePicture} from './drawing/coloured-stage';
import {logoPicture} from './drawing/logo';
import {shopFront} from './drawing/shop-front';
import {showroom} from './drawing/showroom';
import {streetMap} from './drawing/street-map';
import {testRide} from './drawing/test-ride';
import {toolWall} from './drawing/tool-wall';
import {truingStand} from './drawing/truing-stand';

type DrawScene = (pixels: {width: number; height: number}) => string;

const scenes: Record<SceneName, DrawScene> = {
  'tool-wall': toolWall,
  'shop-front': shopFront,
  'test-ride': testRide,
  charging,
  cargo: cargoStreet,
  wheel: truingStand,
  showroom,
  streetmap: streetMap,
};

/** An asset as an SVG document of its natural size. */
export function assetSvg(asset: Asset): string {
  const pixels = assetSize(asset);
  switch (asset.kind) {
    case 'product':
      return drawingSvg(asset.drawing);
    case 'stage':
      return stagePicture(asset, pixels);
    case 'portrait':
      return portraitPicture(asset, pixels);
    case 'tile':
      return tilePicture(asset.tone, pixels);
    case 'workshop':
      return svgPicture(
        workshopScene(asset.paint),
        {x: 0, y: 80, width: 1200, height: 800},
        pixels,
      );
    case 'logo':
      return logoPicture(asset.words, pixels);
    case 'scene':
      return scenes[asset.scene](pixels);
  }
}
