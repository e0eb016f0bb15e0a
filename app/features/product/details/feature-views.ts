/** One row of the technical data. */
export interface FeatureView {
  label: string;
  value: string;
}
