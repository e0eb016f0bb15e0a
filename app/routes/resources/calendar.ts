import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {calendarFile} from '~/features/appointment/calendar-file.server';

/** `GET /api/calendar.ics?wish=…`: the wished times of a request that was sent; 404 for an address that the shop has not made. */
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
