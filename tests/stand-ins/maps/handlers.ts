import {http, HttpResponse, type RequestHandler} from 'msw';

/** The map service (OpenStreetMap): its directions and the embedded map, as pages that print their parameters. */
export const mapHandlers: RequestHandler[] = [
  http.get('*/directions', ({request}) => page('Route', request)),
  http.get('*/export/embed.html', ({request}) => page('Karte', request)),
];

function page(title: string, request: Request) {
  const asked = [...new URL(request.url).searchParams]
    .map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`)
    .join('');
  return HttpResponse.html(
    `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1><dl>${asked}</dl></html>`,
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
