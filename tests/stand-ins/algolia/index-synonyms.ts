import type {Language, Synonym} from './index-settings';

interface Words {
  /** Words with the same meaning. */
  same: readonly string[][];
  /** A search for the key also finds the others, but not vice versa. */
  wider: Readonly<Record<string, string[]>>;
}

const german: Words = {
  same: [
    ['pedelec', 'e-bike', 'ebike', 'elektrofahrrad', 'elektrorad', 'e-rad'],
    ['s-pedelec', 'speedpedelec', 'speed pedelec', 'speedbike'],
    ['lastenrad', 'lastenfahrrad', 'cargobike', 'cargo bike', 'transportrad', 'familienrad'],
    ['mountainbike', 'mtb', 'geländerad', 'bergrad'],
    ['e-mtb', 'emtb', 'e-mountainbike'],
    ['trekkingrad', 'trekkingbike', 'tourenrad', 'reiserad'],
    ['cityrad', 'citybike', 'stadtrad'],
    ['rennrad', 'roadbike', 'rennmaschine'],
    ['gravelbike', 'gravel bike', 'gravelrad', 'schotterrad'],
    ['kinderrad', 'kinderfahrrad', 'kinderbike'],
    ['faltrad', 'klapprad', 'klappfahrrad'],
    ['tiefeinsteiger', 'tiefeinstieg', 'wave'],
    ['trapez', 'trapezrahmen', 'damenrahmen'],
    ['diamant', 'diamantrahmen', 'herrenrahmen'],
    ['akku', 'batterie', 'powerpack'],
    ['licht', 'beleuchtung', 'lampe', 'scheinwerfer'],
    ['rücklicht', 'schlusslicht', 'rückleuchte'],
    ['schutzblech', 'radschützer', 'kotflügel'],
    ['mantel', 'reifen'],
    ['luftpumpe', 'pumpe', 'standpumpe'],
    ['klingel', 'glocke'],
    ['regenhose', 'überhose'],
    ['kindersitz', 'fahrradsitz'],
    ['anhänger', 'kinderanhänger', 'trailer'],
    ['riemen', 'riemenantrieb', 'zahnriemen'],
  ],
  wider: {
    drahtesel: ['fahrrad', 'rad', 'bike'],
    fahrrad: ['rad', 'bike'],
    velo: ['rad', 'bike'],
    fahrradschloss: ['schloss'],
    fahrradhelm: ['helm'],
    fahrradtasche: ['tasche'],
    fahrradlicht: ['licht'],
    fahrradpumpe: ['pumpe'],
    fahrradreifen: ['reifen'],
    fahrradschlauch: ['schlauch'],
    fahrradkette: ['kette'],
    fahrradständer: ['ständer'],
    damenrad: ['tiefeinsteiger', 'trapez'],
    herrenrad: ['diamant'],
  },
};

const english: Words = {
  same: [
    ['e-bike', 'ebike', 'electric bike', 'electric bicycle', 'pedelec'],
    ['cargo bike', 'cargobike', 'box bike', 'longtail'],
    ['mountain bike', 'mtb'],
    ['gravel bike', 'gravelbike'],
    ['road bike', 'roadbike', 'racing bike'],
    ['city bike', 'commuter bike', 'urban bike'],
    ['touring bike', 'trekking bike'],
    ['kids bike', "children's bike", 'youth bike'],
    ['folding bike', 'folder'],
    ['step-through', 'low entry', 'wave'],
    ['battery', 'powerpack'],
    ['light', 'lamp', 'headlight'],
    ['tail light', 'rear light'],
    ['fender', 'mudguard'],
    ['tire', 'tyre'],
    ['tube', 'inner tube'],
    ['rack', 'carrier', 'luggage carrier'],
    ['pannier', 'bike bag'],
    ['pump', 'floor pump', 'track pump'],
    ['bell', 'horn'],
    ['lock', 'padlock'],
    ['trailer', 'child trailer'],
    ['belt', 'belt drive', 'carbon drive'],
  ],
  wider: {
    bicycle: ['bike'],
    cycle: ['bike'],
    'bike helmet': ['helmet'],
    'bike lock': ['lock'],
    'bike light': ['light'],
  },
};

/** Synonyms of the bicycle trade. */
export function synonymsOf(language: Language): Synonym[] {
  const {same, wider} = language === 'de' ? german : english;
  const named = (name: string) => name.replaceAll(' ', '-');
  return [
    ...same.map((synonyms): Synonym => {
      return {objectID: named(`same ${synonyms[0]}`), type: 'synonym', synonyms};
    }),
    ...Object.entries(wider).map(([input, synonyms]): Synonym => {
      return {objectID: named(`wider ${input}`), type: 'onewaysynonym', input, synonyms};
    }),
  ];
}
