import {ServiceOutage} from '~/services/http/outage.server';

const SHORTLY = 'private, max-age=60';

/**
 * Answers what the search's script asks for as JSON, kept for a minute: 400 where `find` finds the question nonsense
 * (`null`), 503 where a supplier is out, both as problem details (RFC 9457).
 */
export async function answerSearch(find: () => Promise<object | null>): Promise<Response> {
  try {
    const found = await find();
    if (!found) return problem(400, 'Bad Request');
    return Response.json(found, {headers: {'Cache-Control': SHORTLY}});
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error;
    console.error(error.message);
    return problem(503, 'Service Unavailable');
  }
}

function problem(status: number, title: string): Response {
  const headers = {'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store'};
  return Response.json({type: 'about:blank', title, status}, {status, headers});
}
