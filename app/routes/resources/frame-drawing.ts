import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {drawFrame, drawnFrame} from '~/features/product/details/geometry-drawing.server';

const DAY = 'public, max-age=86400';

/** `GET /api/frame-drawing.svg?shape=trapeze&wheel=28&seatTube=500&…`: a frame to scale; 400 for invalid parameters. */
export function loader({request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  const frame = drawnFrame.safeParse(Object.fromEntries(searchParams));
  if (!frame.success) return new Response(null, {status: 400});
  return new Response(drawFrame(frame.data), {
    headers: {'Content-Type': 'image/svg+xml', 'Cache-Control': DAY},
  });
}
