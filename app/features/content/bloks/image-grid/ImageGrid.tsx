import {Image} from '~/ui/Image';
import type {BlokProps} from '../../blok-view';
import {BlokHead, BlokSection} from '../../BlokSection';
import {imageCells, type ImageCell} from './image-cells';

type Picture = BlokProps<'image-grid'>['content']['images'][number];

const columns = {two: 'md:grid-cols-2', three: 'md:grid-cols-3'};

/** As high as what stands beside it. */
const FILLING = 'aspect-3/2 md:aspect-auto md:flex-1';

const shapes: Record<ImageCell['shape'], {place: string; frame: string}> = {
  wide: {place: 'col-span-full', frame: 'aspect-3/2 md:aspect-2/1'},
  tall: {place: 'col-span-2 md:row-span-2', frame: FILLING},
  beside: {place: 'col-span-2', frame: FILLING},
  single: {place: '', frame: 'aspect-4/3'},
};

/** Pictures side by side; what an editor marked as their focus stays in sight. */
export function ImageGrid({content, level, first}: BlokProps<'image-grid'>) {
  const {headline, images, edit} = content;
  if (images.length === 0) return null;
  const cells = imageCells(images.length, content.columns);
  return (
    <BlokSection edit={edit} headline={headline}>
      <BlokHead level={level} headline={headline} />
      <ul className={`grid grid-cols-2 gap-3 md:gap-4 ${columns[content.columns]}`}>
        {images.map((image, at) => (
          <Cell
            key={image.url + String(at)}
            image={image}
            cell={cells[at] ?? {shape: 'single', sizes: '50vw'}}
            priority={first && at === 0}
          />
        ))}
      </ul>
    </BlokSection>
  );
}

function Cell({image, cell, priority}: {image: Picture; cell: ImageCell; priority: boolean}) {
  const {caption, ...picture} = image;
  return (
    <li className={`min-w-0 ${shapes[cell.shape].place}`}>
      <figure className="flex h-full flex-col">
        <div
          className={`relative overflow-hidden rounded-panel bg-stahl-100 ${shapes[cell.shape].frame}`}
        >
          <Image
            image={picture}
            sizes={cell.sizes}
            widths={[240, 400, 620, 840, 1240, 1680]}
            priority={priority}
            className="absolute inset-0 size-full"
          />
        </div>
        {caption && <figcaption className="mt-2 text-small text-ink-500">{caption}</figcaption>}
      </figure>
    </li>
  );
}
