/** One handle for each case that the shop must handle and that tests use. */
export const noteworthyHandles = {
  /** E-trekking bike of the product page: sale below 20 %, some combinations sold out. */
  flagship: 'fernweh-7-trapez',
  /** The only option is `Title` with `Default Title`. */
  singleVariant: 'kettenoel-landregen-100-ml',
  soldOut: 'barkasse-1-lastenrad',
  /** Out of stock but still sold. */
  currentlyNotInStock: 'mole-3-xxl-tiefeinsteiger',
  saleUpTo20: 'fernweh-7-trapez',
  cheapest: 'ventilkappe-messing',
  /** One colour is reduced, the others cost the full price. */
  partlyReduced: 'ballin-7-cityrad',
  /** Exactly 2,000 variants of 3,200 combinations. */
  manyVariants: 'massrahmen-kurbelwerk',
  umlauts: 'buegelschloss-bolz-230',
  noImage: 'grat-150-fully',
  lowestPrice30d: 'kammweg-9-diamant',
  unitPrice: 'kettenoel-landregen-100-ml',
  frameShapeOption: 'kammweg-5',
  /** Its frame shapes are separate products, as in a combined listing. */
  otherModels: 'fernweh-7-diamant',
  batteryOption: 'steig-160-pro-e-fully',
  clothingSizes: 'regenjacke-husche',
  priceByValue: 'geschenkgutschein',
  /** Sold in euros only. */
  notSoldInCH: 'geschenkgutschein',
  pickupOnly: 'akku-gepaecktraeger-500-wh',
  service: 'inspektion-e-bike-mit-diagnose',
  newArrival: 'flitz-20-kinderrad',
  /** Its maker claims a range that no battery of that size achieves. */
  rangeTooGood: 'lotse-1-lastenrad',
} as const;
