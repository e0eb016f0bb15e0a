import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {keepTogether} from '~/i18n/formats';
import {
  component,
  buttons,
  longText,
  option,
  parts,
  picture,
  requiredText,
  richText,
} from '../../story/field-schemas.server';
import {loadHours} from '../../site/service-card.server';

/** A line of the small table: what, and what it costs. */
const row = component('teaser-row', {
  label: requiredText({max_length: 80}),
  value: requiredText({max_length: 40}),
});

/** A short note beside others; line ends are kept. */
const column = component('teaser-column', {
  title: requiredText({max_length: 40}),
  text: longText(),
});

/** Two halves: a picture, and text with facts. */
export const contentTeaserSchema = component('content-teaser', {
  headline: requiredText(),
  text: richText(),
  image: picture(),
  image_side: option('left', 'right'),
  tone: option('dark', 'light'),
  rows: parts(row),
  /** Told out of the config, below the rows. */
  hours: option('none', 'all', 'shop', 'workshop'),
  columns: parts(column),
  buttons: buttons(),
});

/** The opening hours that an editor wants told, out of the config, as further rows: exceptions last. */
export async function loadTeaserHours(
  {hours}: z.output<typeof contentTeaserSchema>,
  context: AppLoadContext,
): Promise<{label: string; value: string}[]> {
  if (hours === 'none') return [];
  const places = hours === 'all' ? (['shop', 'workshop'] as const) : [hours];
  const {weekly, special} = await loadHours(context, {places, named: true});
  return [
    ...weekly.map(({label, time}) => ({label: keepTogether(label), value: time})),
    ...special.map(({days, text}) => ({label: keepTogether(days), value: text})),
  ];
}
