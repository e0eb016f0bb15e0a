import type {Accessory, Paint} from '../../stand-ins/images/drawing-name';
import type {DrawAccessory} from './accessories/accessory-drawing';
import {drawBackpack, drawPannier} from './accessories/bags';
import {drawBasket} from './accessories/basket';
import {drawBattery, drawCharger, drawRackBattery} from './accessories/battery';
import {drawBottle, drawOil} from './accessories/bottles';
import {drawChildSeat} from './accessories/child-seat';
import {drawChildTrailer} from './accessories/child-trailer';
import {drawBellAlone, drawDisplayAlone} from './accessories/cockpit-parts';
import {drawGrips, drawPedals, drawSaddleAlone} from './accessories/contact-points';
import {drawBrakePads, drawCassetteAlone, drawChainAlone} from './accessories/drivetrain-parts';
import {drawGloves, drawShoes} from './accessories/gloves-and-shoes';
import {drawHelmet} from './accessories/helmet';
import {drawJacket} from './accessories/jacket';
import {drawJersey} from './accessories/jersey';
import {drawLights} from './accessories/lights';
import {drawChainLock, drawULock} from './accessories/locks';
import {drawMudguards} from './accessories/mudguard';
import {drawPump, drawStand} from './accessories/pump-and-stand';
import {drawShorts} from './accessories/shorts';
import {drawTool} from './accessories/tool';
import {drawInnerTube, drawTyre} from './accessories/tyres';
import {drawVoucher} from './accessories/voucher';
import {paintMaterials} from './paints';
import {Sheet} from './sheet';
import type {Crop} from './stage';
import {onStage, placed, stageSize, svgPicture} from './stage';
import {workshopScene} from './workshop-scene';

const drawings: Record<Exclude<Accessory, 'workshop'>, DrawAccessory> = {
  helmet: drawHelmet,
  ulock: drawULock,
  chainlock: drawChainLock,
  lights: drawLights,
  pannier: drawPannier,
  backpack: drawBackpack,
  tyre: drawTyre,
  tube: drawInnerTube,
  pump: drawPump,
  saddle: drawSaddleAlone,
  bottle: drawBottle,
  bell: drawBellAlone,
  childseat: drawChildSeat,
  trailer: drawChildTrailer,
  grips: drawGrips,
  pedals: drawPedals,
  chain: drawChainAlone,
  cassette: drawCassetteAlone,
  brakepads: drawBrakePads,
  battery: drawBattery,
  rackbattery: drawRackBattery,
  charger: drawCharger,
  display: drawDisplayAlone,
  jersey: drawJersey,
  jacket: drawJacket,
  shorts: drawShorts,
  gloves: drawGloves,
  shoes: drawShoes,
  oil: drawOil,
  tool: drawTool,
  stand: drawStand,
  basket: drawBasket,
  mudguard: drawMudguards,
  voucher: drawVoucher,
};

/** Position of accessories on the stage, in stage units. */
const floor = {x: 600, y: 720};
const closerWidth = 560;

/** A 4:3 rectangle around a point on the stage, clamped to the picture. */
function closeUp(x: number, y: number, width: number): Crop {
  const height = (width * stageSize.height) / stageSize.width;
  const within = (value: number, room: number): number => Math.max(0, Math.min(room, value));
  return {
    x: within(x - width / 2, stageSize.width - width),
    y: within(y - height / 2, stageSize.height - height),
    width,
    height,
  };
}

/** An accessory on the studio stage; view 2 is a close-up. */
export function accessoryPicture(
  {accessory, paint, view}: {accessory: Accessory; paint: Paint; view: 1 | 2},
  pixels: {width: number; height: number},
): string {
  const whole: Crop = {x: 0, y: 0, ...stageSize};
  if (accessory === 'workshop') {
    const crop = view === 1 ? whole : closeUp(330, 330, 620);
    return svgPicture(workshopScene(paint), crop, pixels);
  }
  const sheet = new Sheet('a');
  const {shadows, focus} = drawings[accessory](sheet, paintMaterials[paint]);
  const crop = view === 1 ? whole : closeUp(floor.x + focus.x, floor.y - focus.y, closerWidth);
  const shapes = placed(sheet, shadows, `translate(${floor.x} ${floor.y})`);
  return svgPicture(onStage(shapes), crop, pixels);
}
