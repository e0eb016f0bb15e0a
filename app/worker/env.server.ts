import {z} from 'zod';

const settingsSchema = z.object({
  /** Signs the session cookie. */
  SESSION_SECRET: z.string().min(16),
  /** `shop.myshopify.com`, or a full address for a local stand-in. */
  PUBLIC_STORE_DOMAIN: z.string().min(1),
  PUBLIC_STOREFRONT_API_TOKEN: z.string().min(1),
  PRIVATE_STOREFRONT_API_TOKEN: z.string().optional(),
  PUBLIC_STOREFRONT_ID: z.string().optional(),
  PUBLIC_STOREFRONT_API_VERSION: z
    .string()
    .regex(/^(\d{4}-\d{2}|unstable)$/)
    .default('2026-04'),
  /** Where product pictures come from when not from Shopify's CDN. */
  IMAGE_ORIGIN: z.union([z.literal(''), z.url()]).optional(),
});

export type Settings = z.infer<typeof settingsSchema>;

const parsed = new WeakMap<object, Settings>();

/**
 * The worker's settings. Throws one error that names every missing or wrong one, never their values.
 */
export function readSettings(env: object): Settings {
  const known = parsed.get(env);
  if (known) return known;

  const result = settingsSchema.safeParse(env);
  if (!result.success) {
    const complaints = result.error.issues.map(
      ({path, message}) => `  ${path.join('.')}: ${message}`,
    );
    throw new Error(`Settings are missing or wrong:\n${complaints.join('\n')}`);
  }
  parsed.set(env, result.data);
  return result.data;
}
