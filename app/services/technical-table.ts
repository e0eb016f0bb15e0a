/** A metafield in Shopify: a row of the technical table, and optionally a facet. */
type TechnicalRow = {
  /** Shopify's name of the preferred type; others are read as well. A facet is a text, a list of texts, or a year. */
  type: string;
} & (
  | {
      /** Namespace and key; the part after the dot is the key of its label. */
      key: `features.${string}`;
    }
  | {
      /**
       * Namespace and key; the part after the dot is the facet's query parameter as well. No other facet and no other
       * parameter of lists (`writeListingQuery`) may have the same name.
       */
      key: `custom.${string}`;
      facet: FacetSettings;
    }
);

export interface FacetSettings {
  /** Its position among the filters, from 1; 1 is the vendor, which is not a metafield. */
  position: number;
  /** `list`: the most frequent values first; `swatch`: colour dots; `year`: four digits, the latest first. */
  kind: 'list' | 'swatch' | 'year';
  /** Whether the values are translated into each language. */
  translated: boolean;
  /** Its rank among the facets whose values are searched, from 1; 0: not searched. */
  searchRank: number;
}

const text = 'single_line_text_field';
const texts = 'list.single_line_text_field';

/**
 * Rows of the technical table of products, from top to bottom; of rows with the same label a page shows the first with
 * a value. Otherwise two rows must not say the same. Source of Shopify's queries, the metafield definitions, the facets
 * of lists and the settings of the index.
 *
 * The label of `features.frame` and `custom.frame` is `label.frame` in `worker/details.json`, or without that `facet.frame`
 * in `catalogue.json`, which every facet has for the filters.
 */
export const technicalRows = [
  {key: 'features.frame_material', type: text},
  {
    key: 'custom.frame',
    type: texts,
    facet: {position: 2, kind: 'list', translated: true, searchRank: 1},
  },
  {
    key: 'custom.drive',
    type: text,
    facet: {position: 6, kind: 'list', translated: true, searchRank: 2},
  },
  {key: 'features.motor', type: text},
  {key: 'features.torque', type: 'number_integer'},
  // In the maker's words: '500 Wh, entnehmbar'. Its watt-hours as a number are in `fit.battery_wh`
  // (`tests/commands/setup/definitions.ts`).
  {key: 'features.battery', type: text},
  // The sizes to filter lists by: '500 Wh', '625 Wh'.
  {
    key: 'custom.battery',
    type: texts,
    facet: {position: 4, kind: 'list', translated: true, searchRank: 3},
  },
  {key: 'features.charging_time', type: 'number_decimal'},
  {key: 'features.shifting', type: text},
  {key: 'features.gears', type: 'number_integer'},
  {key: 'features.brakes', type: text},
  {key: 'features.rotor_diameter', type: 'dimension'},
  {key: 'features.fork', type: text},
  {key: 'features.suspension_travel', type: 'dimension'},
  {key: 'features.wheel_size', type: 'dimension'},
  {key: 'features.tyre', type: text},
  {key: 'features.weight', type: 'weight'},
  {key: 'features.permitted_weight', type: 'weight'},
  {key: 'features.max_load', type: 'weight'},
  {key: 'features.equipment', type: texts},
  {key: 'features.street_legal', type: 'boolean'},
  {
    key: 'custom.color-pattern',
    type: texts,
    facet: {position: 5, kind: 'swatch', translated: true, searchRank: 4},
  },
  {
    key: 'custom.paintwork',
    type: texts,
    facet: {position: 8, kind: 'list', translated: true, searchRank: 6},
  },
  {
    key: 'custom.gender',
    type: texts,
    facet: {position: 7, kind: 'list', translated: true, searchRank: 5},
  },
  {
    key: 'custom.model_year',
    type: 'number_integer',
    facet: {position: 3, kind: 'year', translated: false, searchRank: 0},
  },
  {key: 'features.material', type: texts},
  {key: 'features.compound', type: text},
  {key: 'features.contents', type: texts},
  {key: 'features.norm', type: text},
  {key: 'features.security_level', type: 'number_integer'},
  {key: 'features.length', type: 'dimension'},
  {key: 'features.inner_length', type: 'dimension'},
  {key: 'features.width', type: 'dimension'},
  {key: 'features.height', type: 'dimension'},
  {key: 'features.depth', type: 'dimension'},
  {key: 'features.diameter', type: 'dimension'},
  {key: 'features.thickness', type: 'dimension'},
  {key: 'features.volume', type: 'volume'},
  {key: 'features.waterproof', type: 'boolean'},
  {key: 'features.water_column', type: 'number_integer'},
  {key: 'features.windproof', type: 'boolean'},
  {key: 'features.reflective', type: 'boolean'},
  {key: 'features.touchscreen', type: 'boolean'},
  {key: 'features.pockets', type: 'number_integer'},
  {key: 'features.pad', type: 'dimension'},
  {key: 'features.protection', type: 'dimension'},
  {key: 'features.cleats', type: 'number_integer'},
  {key: 'features.vents', type: 'number_integer'},
  {key: 'features.visor', type: 'boolean'},
  {key: 'features.insect_net', type: 'boolean'},
  {key: 'features.rotation_protection', type: 'boolean'},
  {key: 'features.brightness', type: 'number_integer'},
  {key: 'features.burn_time', type: 'number_decimal'},
  {key: 'features.voltage', type: 'number_integer'},
  {key: 'features.cable', type: 'dimension'},
  {key: 'features.chain', type: 'dimension'},
  {key: 'features.chain_included', type: 'boolean'},
  {key: 'features.chain_breaker', type: 'boolean'},
  {key: 'features.shackle', type: 'dimension'},
  {key: 'features.links', type: 'number_integer'},
  {key: 'features.teeth', type: 'number_integer'},
  {key: 'features.functions', type: 'number_integer'},
  {key: 'features.pieces', type: 'number_integer'},
  {key: 'features.patches', type: 'number_integer'},
  {key: 'features.pins', type: 'number_integer'},
  {key: 'features.max_pressure', type: 'number_decimal'},
  {key: 'features.tolerance', type: 'number_decimal'},
  {key: 'features.tubeless', type: 'boolean'},
  {key: 'features.thread', type: 'dimension'},
  {key: 'features.valve_length', type: 'dimension'},
  {key: 'features.hose', type: 'dimension'},
  {key: 'features.fluid_included', type: 'boolean'},
  {key: 'features.seals', type: 'dimension'},
  {key: 'features.leather', type: 'dimension'},
  {key: 'features.relief_channel', type: 'boolean'},
  {key: 'features.hole_spacing', type: 'dimension'},
  {key: 'features.rack_holes', type: texts},
  {key: 'features.rack_tube', type: texts},
  {key: 'features.reclining', type: 'boolean'},
  {key: 'features.screen', type: 'dimension'},
  {key: 'features.laptop', type: 'dimension'},
  {key: 'features.leash', type: 'boolean'},
  {key: 'features.biodegradable', type: 'boolean'},
  {key: 'features.dishwasher', type: 'boolean'},
  {key: 'features.battery_care', type: 'boolean'},
  {key: 'features.minutes', type: 'number_integer'},
  {key: 'features.appointment', type: 'boolean'},
  {key: 'features.pick_up', type: 'boolean'},
  {key: 'features.test_ride', type: 'boolean'},
  {key: 'features.months', type: 'number_integer'},
  {key: 'features.valid_years', type: 'number_integer'},
] as const satisfies readonly TechnicalRow[];
