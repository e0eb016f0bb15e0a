import {http, HttpResponse, type RequestHandler} from 'msw';
import {placeId, placesKey} from './access';

const place: Record<string, unknown> = {rating: 4.8, userRatingCount: 412};

/** Google's Places API, 'Place Details (New)', for one place. */
export const googleReviewsHandlers: RequestHandler[] = [
  http.get('*/v1/places/:place', ({request, params}) => {
    if (request.headers.get('X-Goog-Api-Key') !== placesKey) {
      return refusal(403, 'PERMISSION_DENIED');
    }
    const fields = request.headers.get('X-Goog-FieldMask')?.split(',') ?? [];
    if (fields.length === 0) return refusal(400, 'INVALID_ARGUMENT');
    if (params.place !== placeId) return refusal(404, 'NOT_FOUND');
    const asked = Object.entries(place).filter(([field]) => fields.includes(field));
    return HttpResponse.json(fields.includes('*') ? place : Object.fromEntries(asked));
  }),
];

function refusal(code: number, status: string) {
  return HttpResponse.json(
    {error: {code, status, message: 'Refused by the stand-in.'}},
    {status: code},
  );
}
