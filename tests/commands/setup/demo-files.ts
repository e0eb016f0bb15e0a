import {z} from 'zod';
import {downloadDocument, documentTitle} from '../../stand-ins/images/download-document';
import {drawingPicture} from '../../stand-ins/images/drawing-picture';
import {labelDrawing, placeholderLabel} from '../../stand-ins/images/placeholder-label';
import {parseDrawingFile} from '../../stand-ins/images/render-drawing';
import type {AdminApi} from './admin-api';
import {STAGE_UPLOAD} from './admin-documents';

/** A demo file as Shopify accepts it. */
export interface DemoFile {
  name: string;
  mimeType: string;
  kind: 'IMAGE' | 'FILE';
  bytes: Uint8Array<ArrayBuffer>;
}

/** A drawn picture at its natural size. */
export async function pictureFile({
  file: name,
  width,
  height,
}: {
  file: string;
  width: number;
  height: number;
}): Promise<DemoFile> {
  const drawing = parseDrawingFile(name);
  if (!drawing) throw new Error(`there is no drawing ${name}`);
  const wanted = {width, height, cropped: false, format: 'png'} as const;
  const bytes = new Uint8Array(await drawingPicture(drawing, wanted));
  return {name, mimeType: 'image/png', kind: 'IMAGE', bytes};
}

/** The PDF at a path of the fake CDN. */
export function documentFile(path: string): DemoFile {
  const name = new URL(path, 'https://cdn.example').pathname.split('/').at(-1) ?? '';
  const bytes = new Uint8Array(downloadDocument(documentTitle(name) ?? name));
  return {name, mimeType: 'application/pdf', kind: 'FILE', bytes};
}

/** The placeholder for an official label. */
export function labelFile(): DemoFile {
  const bytes = new TextEncoder().encode(labelDrawing);
  return {name: placeholderLabel, mimeType: 'image/svg+xml', kind: 'IMAGE', bytes};
}

const staged = z.object({
  stagedUploadsCreate: z.object({
    stagedTargets: z.tuple([
      z.object({
        url: z.string(),
        resourceUrl: z.string(),
        parameters: z.array(z.object({name: z.string(), value: z.string()})),
      }),
    ]),
  }),
});

/** Uploads a file; returns the URL from which Shopify's mutations import it. Throws a readable `Error`. */
export async function uploadFile(
  api: AdminApi,
  {name, mimeType, kind, bytes}: DemoFile,
): Promise<string> {
  const input = [
    {
      filename: name,
      mimeType,
      resource: kind,
      httpMethod: 'POST',
      fileSize: String(bytes.byteLength),
    },
  ];
  const {stagedUploadsCreate} = await api.ask(staged, STAGE_UPLOAD, {input});
  const [{url, resourceUrl, parameters}] = stagedUploadsCreate.stagedTargets;
  const form = new FormData();
  for (const {name: field, value} of parameters) form.set(field, value);
  form.set('file', new Blob([bytes], {type: mimeType}), name);
  const {ok, status} = await fetch(url, {method: 'POST', body: form});
  if (!ok) throw new Error(`${name} could not be uploaded (${status})`);
  return resourceUrl;
}
