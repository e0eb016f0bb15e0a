/** The API key and the place that the stand-in accepts. */
export const placesKey = 'only-for-the-local-play-google';
export const placeId = 'ChIJradladen-koeln';
