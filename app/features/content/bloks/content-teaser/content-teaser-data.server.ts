import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {z} from 'zod';
import {keepTogether} from '~/i18n/keep-together';
import {loadHours} from '../../../appointment/service-card.server';
import type {contentTeaserSchema} from './content-teaser-schema.server';

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
