import {Image} from '~/ui/Image';
import {PartnerLogo} from '../site/PartnerLogo';
import {ContentLink} from '../story/EditorLinks';
import {NamedSection, Section, SectionHead} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

type Picture = BlockProps<'image-grid'>['content']['images'][number];

const columnClasses = {two: 'md:grid-cols-2', three: 'md:grid-cols-3'};

/** Fills the height of the neighbouring cells. */
const FILL_HEIGHT = 'aspect-3/2 md:aspect-auto md:flex-1';

const shapes = {
  wide: {span: 'col-span-full', frame: 'aspect-3/2 md:aspect-2/1'},
  tall: {span: 'col-span-2 md:row-span-2', frame: FILL_HEIGHT},
  beside: {span: 'col-span-2', frame: FILL_HEIGHT},
  single: {span: '', frame: 'aspect-4/3'},
};

/** Pictures in a grid; the focus point that an editor set stays in view. */
export function ImageGrid({content, level, first}: BlockProps<'image-grid'>) {
  const {headline, images, edit} = content;
  const cells = imageCells(images.length, content.columns);
  return (
    <Section edit={edit} headline={headline}>
      <SectionHead level={level} headline={headline} />
      <ul className={`grid grid-cols-2 gap-3 md:gap-4 ${columnClasses[content.columns]}`}>
        {images.map((image, index) => (
          <Cell
            key={image.url + String(index)}
            image={image}
            cell={cells[index] ?? {shape: 'single', sizes: '50vw'}}
            priority={first && index === 0}
          />
        ))}
      </ul>
    </Section>
  );
}

function Cell({image, cell, priority}: {image: Picture; cell: ImageCell; priority: boolean}) {
  const {caption, ...picture} = image;
  return (
    <li className={`min-w-0 ${shapes[cell.shape].span}`}>
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

/** A picture's shape in the grid, and its width on the page (HTML attribute `sizes`). */
type ImageCell = {shape: keyof typeof shapes; sizes: string};

const HALF = '(min-width: 82rem) 616px, (min-width: 48rem) 47vw, 48vw';
const THIRD = '(min-width: 82rem) 405px, (min-width: 48rem) 31vw, 48vw';
const TWO_THIRDS = '(min-width: 82rem) 827px, (min-width: 48rem) 63vw, 94vw';
const FULL_WIDTH = '(min-width: 82rem) 1248px, 94vw';

/** Cells for `count` pictures: the first spans two columns; in three columns it is as tall as the two next to it. */
export function imageCells(count: number, columns: 'two' | 'three'): ImageCell[] {
  return Array.from({length: count}, (_, index) => {
    const single: ImageCell = {shape: 'single', sizes: columns === 'two' ? HALF : THIRD};
    if (index > 0) return single;
    if (columns === 'two' || count === 1) return {shape: 'wide', sizes: FULL_WIDTH};
    return {shape: count === 2 ? 'beside' : 'tall', sizes: TWO_THIRDS};
  });
}

/** Without a headline the row visually joins a coloured band right above it. */
const attachedToBand =
  'after-reseda:-mt-1 after-reseda:bg-reseda-50 after-reseda:pt-0 md:after-reseda:-mt-5 xl:after-reseda:-mt-8';

/** Partner logos in one bordered row of equal cells. */
export function Logos({content, level}: BlockProps<'logos'>) {
  const {headline, items, edit} = content;
  return (
    <NamedSection
      edit={edit}
      headline={headline}
      className={`section-space ${headline ? '' : attachedToBand}`}
    >
      <div className="page-width">
        <SectionHead level={level} headline={headline} />
        <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-reseda-200 bg-kreide md:grid-cols-[repeat(auto-fit,minmax(165px,1fr))]">
          {items.map((logo, index) => (
            <li
              key={logo.uid || index}
              {...logo.edit}
              className="relative flex min-h-21 items-center justify-center px-3 py-2 text-center text-ink-600 [box-shadow:0_0_0_1px_--theme(--color-reseda-200)] has-[a:hover]:text-ink"
            >
              <ContentLink link={logo.link} className="stretched">
                <PartnerLogo name={logo.name} image={logo.image} />
              </ContentLink>
            </li>
          ))}
        </ul>
      </div>
    </NamedSection>
  );
}
