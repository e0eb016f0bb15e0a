interface Place {
  address: string;
  /** In degrees. */
  latitude: number | null;
  longitude: number | null;
}

/** Where a map service shows a place. */
export interface MapAddresses {
  /** Takes `from`, `to` and `engine` by GET. */
  directions: string;
  destination: string;
  /** The place on the service's own page. */
  page: string;
  /** The same to be put in a frame; `null` without coordinates. */
  embed: string | null;
}

/** Half of what an embedded map shows, in degrees: some 800 m by 500 m at the shop. */
const AROUND = {latitude: 0.0024, longitude: 0.006};
const MERCATOR_ENDS = 85;
const ZOOM = 17;

/**
 * Addresses of a place at OpenStreetMap, or at a service with the same ones. Without coordinates the
 * service looks for the postal address.
 */
export function mapAddresses(service: string, {address, latitude, longitude}: Place): MapAddresses {
  const base = service.replace(/\/+$/, '');
  const directions = `${base}/directions`;
  if (!isWithin(latitude, MERCATOR_ENDS) || !isWithin(longitude, 180)) {
    const page = `${base}/search?${new URLSearchParams({query: address}).toString()}`;
    return {directions, destination: address, page, embed: null};
  }
  const marker = new URLSearchParams({mlat: String(latitude), mlon: String(longitude)});
  const frame = new URLSearchParams({
    bbox: corners(latitude, longitude).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return {
    directions,
    destination: `${latitude},${longitude}`,
    page: `${base}/?${marker.toString()}#map=${ZOOM}/${latitude}/${longitude}`,
    embed: `${base}/export/embed.html?${frame.toString()}`,
  };
}

function isWithin(degrees: number | null, limit: number): degrees is number {
  return degrees !== null && Math.abs(degrees) <= limit;
}

/** West, south, east and north. */
function corners(latitude: number, longitude: number): string[] {
  return [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map((degrees) => degrees.toFixed(5));
}

/** A text about the way, after the address unless it names the street itself. */
export function withAddress(text: string, address: string): string {
  const [street = address] = address.split(',');
  return !text || text.includes(street) ? text || address : `${address}. ${text}`;
}
