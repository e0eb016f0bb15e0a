import type {Text} from './catalogue-types';

/** What all bikes of one kind share. */
export interface BikeKind {
  type: Text;
  /** First fact on cards. */
  fact: Text;
  /** Collections of every bike of the kind. */
  tags: readonly string[];
  sizes: readonly string[];
  /** Inches. */
  wheel: number;
  tyre: string;
  fork: Text;
  /** Millimetres. */
  travel?: number;
  brakes: Text;
  /** Millimetres. */
  rotor?: number;
  motor?: {name: Text; fact: Text; torque: number};
  /** Kilograms, including rider and luggage. */
  permitted: number;
  /** Whether it has the lamps and reflectors required by German law. */
  streetLegal: boolean;
  equipment: readonly Text[];
  sentence: Text;
}

export const pair = (de: string, en: string): Text => ({de, en});

export const brakes = {
  disc: pair('Hydraulische Scheibenbremsen', 'Hydraulic disc brakes'),
  rim: pair('V-Brakes', 'V-brakes'),
  coaster: pair('Rücktritt und V-Brake vorn', 'Coaster brake and front V-brake'),
};

export const equipment = {
  rack: pair('Gepäckträger', 'Rack'),
  guards: pair('Schutzbleche', 'Fenders'),
  lights: pair('Beleuchtung', 'Lights'),
  stand: pair('Seitenständer', 'Kickstand'),
  doubleStand: pair('Zweibeinständer', 'Double kickstand'),
  box: pair('Transportbox', 'Cargo box'),
  bell: pair('Klingel', 'Bell'),
  dropper: pair('Variosattelstütze', 'Dropper post'),
  pedals: pair('Pedale', 'Pedals'),
  eyelets: pair('Ösen für Gepäck', 'Mounts for luggage'),
};

export const adultSizes = ['46 cm', '50 cm', '55 cm', '60 cm'];
export const letterSizes = ['S', 'M', 'L', 'XL'];
