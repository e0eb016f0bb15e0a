import {drawingSize} from './drawing-name';
import type {PictureFormat} from './picture-request';
import {fittedSize} from './picture-request';
import type {PictureStore} from './picture-store';
import {pictures} from './picture-store';
import {parseDrawingFile} from './render-drawing';

export interface WarmProgress {
  done: number;
  total: number;
  file: string;
}

/**
 * Renders pictures one after another while no visitor waits, so that a first page is fast.
 * @param files drawing file names; unknown ones are skipped
 * @param widths in pixels, the aspect ratio is preserved
 */
export async function warmImages(
  files: readonly string[],
  widths: readonly number[],
  onProgress: (progress: WarmProgress) => void = () => {},
  {formats = ['avif'], store = pictures}: {formats?: PictureFormat[]; store?: PictureStore} = {},
): Promise<void> {
  let done = 0;
  for (const file of files) {
    const drawing = parseDrawingFile(file);
    for (const width of drawing ? widths : []) {
      for (const format of formats) {
        if (!drawing) continue;
        const size = fittedSize(drawingSize(drawing), {width});
        await store.picture(drawing, {...size, format, progressive: false}, 'background');
      }
    }
    done++;
    onProgress({done, total: files.length, file});
  }
}
