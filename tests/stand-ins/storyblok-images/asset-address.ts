/** A parsed URL of the image service. */
interface AssetAddress {
  /** Size of the original according to the URL. */
  width: number;
  height: number;
  name: string;
  extension: string;
  /** What follows `/m/`; null for the original itself. */
  operations: string | null;
}

const pattern = /\/f\/\d+\/(\d+)x(\d+)\/[^/]+\/([^/]+)\.(png|jpe?g|webp|avif)(?:\/m(?:\/(.*))?)?$/i;

/** Parses `/f/{space}/{W}x{H}/{hash}/{name}.{ext}` with or without `/m/…`; null for anything else. */
export function readAssetAddress(pathname: string): AssetAddress | null {
  const found = pattern.exec(pathname);
  if (!found) return null;
  const [, width = '', height = '', name = '', extension = '', operations] = found;
  const service = /\/m(\/|$)/.test(pathname.slice(pathname.lastIndexOf(`.${extension}`)));
  return {
    width: Number(width),
    height: Number(height),
    name,
    extension: extension.toLowerCase(),
    operations: service ? (operations ?? '') : null,
  };
}
