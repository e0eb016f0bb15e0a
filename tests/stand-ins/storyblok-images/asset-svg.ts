import {svgPicture} from '../../drawings/goods/stage';
import {workshopScene} from '../../drawings/goods/workshop-scene';
import {drawingSvg} from '../images/render-drawing';
import {assetSize, type Asset, type SceneName} from './asset-name';
import {cargoStreet} from '../../drawings/scenes/cargo-street';
import {charging} from '../../drawings/scenes/charging';
import {portraitPicture, stagePicture, tilePicture} from '../../drawings/scenes/coloured-stage';
import {guaranteeNotice} from '../../drawings/scenes/guarantee-notice';
import {logoPicture} from '../../drawings/scenes/logo';
import {shopFront} from '../../drawings/scenes/shop-front';
import {showroom} from '../../drawings/scenes/showroom';
import {streetMap} from '../../drawings/scenes/street-map';
import {testRide} from '../../drawings/scenes/test-ride';
import {toolWall} from '../../drawings/scenes/tool-wall';
import {truingStand} from '../../drawings/scenes/truing-stand';

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
  'guarantee-notice': guaranteeNotice,
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
