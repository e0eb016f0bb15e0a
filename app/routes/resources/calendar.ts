import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {calendarFile} from '~/features/appointment/calendar-file.server';

/**
 * `GET /api/calendar.ics?wish=…`: the preferred times of a submitted request; 404 for URLs that the shop has not
 * issued.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const file = await calendarFile(context, request);
  if (file === null) return new Response(null, {status: 404});
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="radladen.ics"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
