import {z} from 'zod';

const drawn = {
  left: z.number().optional(),
  top: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
};
const turned = {
  rotate: z.number().optional(),
  hFlip: z.boolean().optional(),
  vFlip: z.boolean().optional(),
};

/** Shapes only: whoever inlines an icon must not get a script, a link or anything from elsewhere with it. */
const FOREIGN =
  /<\/?(?!(?:g|path|circle|ellipse|rect|line|polyline|polygon|defs|mask|clipPath|(?:linear|radial)Gradient|stop)\b)|\son\w+\s*=|\bhref\b|\bstyle\b|javascript:|url\((?!#)/i;

const icon = z.object({
  body: z
    .string()
    .max(50_000)
    .refine((body) => !FOREIGN.test(body), 'is more than shapes'),
  ...drawn,
  ...turned,
});

/** An icon set of Iconify ('IconifyJSON', 'Icons data' of its API), as far as the shop hands it on. */
export const iconSetSchema = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), icon),
  aliases: z.record(z.string(), z.object({parent: z.string(), ...drawn, ...turned})).optional(),
  ...drawn,
  not_found: z.array(z.string()).optional(),
});

export type IconSet = z.infer<typeof iconSetSchema>;
