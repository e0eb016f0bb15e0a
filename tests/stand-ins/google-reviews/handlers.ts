import {delay, http, HttpResponse, type RequestHandler} from 'msw';

/** The API key and the place that the stand-in accepts. */
export const placesKey = 'only-for-the-local-play-google';
export const placeId = 'ChIJradladen-koeln';

interface FakePlace {
  rating: number;
  /** Responds with an error instead. */
  status?: number;
  delayMs?: number;
}

const usual: FakePlace = {rating: 4.8};

/** Google's Places API, 'Place Details (New)', for one place. */
export function createGoogleReviews(): {handlers: RequestHandler[]; reset(): void} {
  let place = usual;
  return {
    handlers: [
      http.get('*/v1/places/:place', async ({request, params}) => {
        if (place.delayMs) await delay(place.delayMs);
        if (place.status) return refusal(place.status, 'UNAVAILABLE');
        if (request.headers.get('X-Goog-Api-Key') !== placesKey) {
          return refusal(403, 'PERMISSION_DENIED');
        }
        const fields = request.headers.get('X-Goog-FieldMask')?.split(',') ?? [];
        if (fields.length === 0) return refusal(400, 'INVALID_ARGUMENT');
        if (params.place !== placeId) return refusal(404, 'NOT_FOUND');
        const known: Record<string, unknown> = {rating: place.rating, userRatingCount: 412};
        const asked = fields.filter((field) => field === '*' || field in known);
        return HttpResponse.json(
          fields.includes('*')
            ? known
            : Object.fromEntries(asked.map((field) => [field, known[field]])),
        );
      }),
      http.post<never, Partial<FakePlace>>('*/__stand-in/google-reviews', async ({request}) => {
        place = {...usual, ...(await request.json())};
        return HttpResponse.json(place);
      }),
    ],
    reset() {
      place = usual;
    },
  };
}

function refusal(code: number, status: string) {
  return HttpResponse.json(
    {error: {code, status, message: 'Refused by the stand-in.'}},
    {status: code},
  );
}
