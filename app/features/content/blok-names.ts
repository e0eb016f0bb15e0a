/** The blocks that editors compose pages of, by their names in the content service. */
export const blokNames = [
  'appointment',
  'call-to-action',
  'carousel',
  'collections',
  'content-teaser',
  'customer-reviews',
  'features',
  'hero',
  'image-grid',
  'logos',
  'page',
  'policy',
  'product-tabs',
  'route-planner',
  'steps',
  'team',
  'text',
] as const;

export type BlokName = (typeof blokNames)[number];

/** Whether a component of a story is one of ours. */
export function isBlokName(name: unknown): name is BlokName {
  return (blokNames as readonly unknown[]).includes(name);
}
