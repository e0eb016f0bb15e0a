import {z} from 'zod';
import {WEB} from '~/safe-addresses';
import type {Language} from '~/i18n/languages';
import type {DownloadView} from '../product-view';
import {measureText} from './feature-views.server';

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

const address = z.object({url: z.url({protocol: WEB})});

/** A file of Shopify as any of its types: other than documents have their address one level below. */
const file = z
  .object({
    id: z.string().min(1),
    alt: z.string().nullish(),
    originalFileSize: z.number().nullish(),
  })
  .and(
    z.union([
      address,
      z.object({image: address}).transform(({image}) => image),
      z
        .object({sources: z.array(address.extend({format: z.string()}))})
        // Streams are for players.
        .transform(({sources}) => ({url: sources.find(({format}) => format !== 'm3u8')?.url ?? ''}))
        .pipe(address),
    ]),
  );

/** An entry that names a file. */
const entry = z
  .object({
    id: z.string().min(1),
    title: z.object({value: z.string().nullish()}).nullish(),
    file: z.object({reference: file}),
  })
  .transform(({id, title, file: {reference}}) => ({
    ...reference,
    id,
    alt: title?.value?.trim() || reference.alt,
  }));

const download = z.union([file, entry]);

/**
 * Files to keep from references of `custom.downloads`: documents, pictures, films, models, or entries that name one.
 * What is none of these, and addresses other than http(s), are left out and told to `complain`.
 */
export function toDownloadViews(
  references: readonly unknown[],
  language: Language,
  complain: (field: string) => void,
): DownloadView[] {
  return references.flatMap((reference) => {
    const read = download.safeParse(reference);
    if (!read.success) {
      complain('downloads');
      return [];
    }
    const {id, alt, url, originalFileSize} = read.data;
    const fileName = fileNameOf(url);
    return [
      {
        id,
        title: alt?.trim() || fileName,
        url,
        fileName,
        extension: extensionOf(fileName),
        size: originalFileSize ? sizeText(originalFileSize, language) : null,
      },
    ];
  });
}

/** `anleitung.pdf` of `https://cdn.example/files/anleitung.pdf?v=1`. */
export function fileNameOf(url: string): string {
  const encoded = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return encoded;
    throw error;
  }
}

/** `PDF` of `anleitung.pdf`; empty for a name without a short ending. */
export function extensionOf(fileName: string): string {
  return /[^.]\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? '';
}

/** Decimal units, as systems for visitors count: `1,2 MB`. */
function sizeText(bytes: number, language: Language): string {
  if (bytes < MEGABYTE) return measureText(Math.ceil(bytes / KILOBYTE), 'kB', language);
  return measureText(Math.round((bytes / MEGABYTE) * 10) / 10, 'MB', language);
}
