/**
 * Technical data that the shop knows by name, in the order of the table: the Storefront API answers only metafields
 * that are asked for one by one. Products and variants are asked for the same keys, so both answers have the same
 * length and order. A key added here needs its label, `label.<key>` of `details.json`.
 */
export const FEATURES_FRAGMENT = `#graphql
  fragment Features on HasMetafields {
    features: metafields(identifiers: [
      {namespace: "features", key: "frame_material"}
      {namespace: "custom", key: "frame"}
      {namespace: "custom", key: "drive"}
      {namespace: "features", key: "motor"}
      {namespace: "features", key: "torque"}
      {namespace: "features", key: "battery"}
      {namespace: "custom", key: "battery"}
      {namespace: "features", key: "charging_time"}
      {namespace: "features", key: "shifting"}
      {namespace: "features", key: "gears"}
      {namespace: "features", key: "brakes"}
      {namespace: "features", key: "rotor_diameter"}
      {namespace: "features", key: "fork"}
      {namespace: "features", key: "suspension_travel"}
      {namespace: "features", key: "wheel_size"}
      {namespace: "features", key: "tyre"}
      {namespace: "features", key: "weight"}
      {namespace: "features", key: "permitted_weight"}
      {namespace: "features", key: "max_load"}
      {namespace: "features", key: "equipment"}
      {namespace: "features", key: "street_legal"}
      {namespace: "custom", key: "color-pattern"}
      {namespace: "custom", key: "paintwork"}
      {namespace: "custom", key: "gender"}
      {namespace: "custom", key: "model_year"}
      {namespace: "features", key: "material"}
      {namespace: "features", key: "compound"}
      {namespace: "features", key: "contents"}
      {namespace: "features", key: "norm"}
      {namespace: "features", key: "security_level"}
      {namespace: "features", key: "length"}
      {namespace: "features", key: "inner_length"}
      {namespace: "features", key: "width"}
      {namespace: "features", key: "height"}
      {namespace: "features", key: "depth"}
      {namespace: "features", key: "diameter"}
      {namespace: "features", key: "thickness"}
      {namespace: "features", key: "volume"}
      {namespace: "features", key: "waterproof"}
      {namespace: "features", key: "water_column"}
      {namespace: "features", key: "windproof"}
      {namespace: "features", key: "reflective"}
      {namespace: "features", key: "touchscreen"}
      {namespace: "features", key: "pockets"}
      {namespace: "features", key: "pad"}
      {namespace: "features", key: "protection"}
      {namespace: "features", key: "cleats"}
      {namespace: "features", key: "vents"}
      {namespace: "features", key: "visor"}
      {namespace: "features", key: "insect_net"}
      {namespace: "features", key: "rotation_protection"}
      {namespace: "features", key: "brightness"}
      {namespace: "features", key: "burn_time"}
      {namespace: "features", key: "voltage"}
      {namespace: "features", key: "cable"}
      {namespace: "features", key: "chain"}
      {namespace: "features", key: "chain_included"}
      {namespace: "features", key: "chain_breaker"}
      {namespace: "features", key: "shackle"}
      {namespace: "features", key: "links"}
      {namespace: "features", key: "teeth"}
      {namespace: "features", key: "functions"}
      {namespace: "features", key: "pieces"}
      {namespace: "features", key: "patches"}
      {namespace: "features", key: "pins"}
      {namespace: "features", key: "max_pressure"}
      {namespace: "features", key: "tolerance"}
      {namespace: "features", key: "tubeless"}
      {namespace: "features", key: "thread"}
      {namespace: "features", key: "valve_length"}
      {namespace: "features", key: "hose"}
      {namespace: "features", key: "fluid_included"}
      {namespace: "features", key: "seals"}
      {namespace: "features", key: "leather"}
      {namespace: "features", key: "relief_channel"}
      {namespace: "features", key: "hole_spacing"}
      {namespace: "features", key: "rack_holes"}
      {namespace: "features", key: "rack_tube"}
      {namespace: "features", key: "reclining"}
      {namespace: "features", key: "screen"}
      {namespace: "features", key: "laptop"}
      {namespace: "features", key: "leash"}
      {namespace: "features", key: "biodegradable"}
      {namespace: "features", key: "dishwasher"}
      {namespace: "features", key: "battery_care"}
      {namespace: "features", key: "minutes"}
      {namespace: "features", key: "appointment"}
      {namespace: "features", key: "pick_up"}
      {namespace: "features", key: "test_ride"}
      {namespace: "features", key: "months"}
      {namespace: "features", key: "valid_years"}
    ]) {
      key
      type
      value
    }
  }
` as const;
