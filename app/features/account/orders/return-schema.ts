import {z} from 'zod';
import {longText, withValues} from '~/forms/field-schemas';
import type {MessageKey} from '~/i18n/messages';

/** Names of a line's fields, by Shopify's line number. */
export const quantityField = (line: string) => `quantity-${line}`;
export const reasonField = (line: string) => `reason-${line}`;

interface Line {
  number: string;
  maxQuantity: number;
  /** Empty where Shopify offers none. */
  reasons: readonly {handle: string}[];
}

type FormValues = Readonly<Record<string, unknown>>;

/**
 * Schema of the return form: quantity and reason for each line, and a note. Something has to be chosen, unless the form
 * comes back without its lines.
 */
export function returnSchema(lines: readonly Line[]) {
  const invalidNumber = 'validations.returns.number' satisfies MessageKey;
  const shape: Record<string, z.ZodType> = {};
  for (const line of lines) {
    shape[quantityField(line.number)] = z
      .number(invalidNumber)
      .int(invalidNumber)
      .min(0, invalidNumber)
      .max(
        line.maxQuantity,
        withValues('validations.returns.most', {most: String(line.maxQuantity)}),
      )
      .optional()
      .default(0);
    shape[reasonField(line.number)] = z.string().optional().default('');
  }
  // Shopify accepts no longer one.
  shape.note = longText(300, 'validations.returns.note');
  const hasChosenLine = (typed: FormValues) => lines.some((line) => isChosen(typed, line));
  let schema = z.object(shape).refine((typed) => lines.length === 0 || hasChosenLine(typed), {
    path: [quantityField(lines[0]?.number ?? '')],
    error: 'validations.returns.nothing' satisfies MessageKey,
  });
  for (const line of lines) {
    const field = reasonField(line.number);
    const isOffered = (reason: unknown) => line.reasons.some(({handle}) => handle === reason);
    schema = schema.refine(
      (typed) => !isChosen(typed, line) || line.reasons.length === 0 || isOffered(typed[field]),
      {path: [field], error: 'validations.returns.reason' satisfies MessageKey},
    );
  }
  return schema;
}

/** The chosen quantity of a line in the output of `returnSchema`. */
export function quantityOf(typed: FormValues, {number}: Pick<Line, 'number'>): number {
  return Number(typed[quantityField(number)] ?? 0);
}

const isChosen = (typed: FormValues, line: Line) => quantityOf(typed, line) !== 0;
