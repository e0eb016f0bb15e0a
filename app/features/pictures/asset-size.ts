const SIZE = /^(\d{1,5})x(\d{1,5})$/;
const MOST_REPORTED = 100;

const reported = new Set<string>();

/**
 * A picture's size in pixels: the sixth segment of its address, 'WxH'. Where that says nothing, the
 * address is logged once and the size is zero.
 */
export function naturalSize(url: string): {width: number; height: number} {
  const [, width = 0, height = 0] = SIZE.exec(url.split('/')[5] ?? '')?.map(Number) ?? [];
  if (width > 0 && height > 0) return {width, height};

  report(url);
  return {width: 0, height: 0};
}

function report(url: string): void {
  if (reported.has(url) || reported.size >= MOST_REPORTED) return;
  reported.add(url);
  console.error(`The size of the picture ${url} is unknown`);
}
