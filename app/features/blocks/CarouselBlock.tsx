import {Image} from '~/ui/Image';
import {Carousel} from '../pictures/Carousel';
import {ContentLink} from '../story/EditorLinks';
import {PartHeadline, Section, SectionHead} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

type Content = BlockProps<'carousel'>['content'];
type Slide = Content['slides'][number];

const aspectClasses = {cards: 'aspect-4/3', wide: 'aspect-4/3 md:aspect-16/9'};

/** Wide pictures are cropped by the frame alone (CSS), whose aspect ratio depends on the viewport. */
const imageProps = {
  cards: {preset: 'card'},
  wide: {
    sizes: '(min-width: 82rem) 924px, (min-width: 48rem) 71vw, 84vw',
    widths: [360, 720, 924, 1386, 1848],
  },
} as const;

/** Pictures in a row to swipe, drag or page through. */
export function CarouselBlock({content, level, first}: BlockProps<'carousel'>) {
  const {headline, slides, size, edit} = content;
  return (
    <Section edit={edit} headline={headline}>
      {/* Leaves room for the carousel's buttons at the end of this line. */}
      <div className="md:pr-32">
        <SectionHead level={level} headline={headline} />
      </div>
      <Carousel label={headline} slides={size}>
        {slides.map((slide, index) => (
          <li key={slide.uid || index} {...slide.edit} className="group relative">
            <SlidePicture slide={slide} size={size} priority={first && index === 0} />
            <SlideText slide={slide} level={level} headline={headline} />
          </li>
        ))}
      </Carousel>
    </Section>
  );
}

interface SlidePictureProps {
  slide: Slide;
  size: Content['size'];
  priority: boolean;
}

function SlidePicture({slide: {image, title, link}, size, priority}: SlidePictureProps) {
  // The alt text is repeated by the title below, or by a link that has no other text.
  const isAltRedundant = title ? title === image?.alt : link !== null;
  return (
    <div className={`overflow-hidden rounded-panel bg-stahl-100 ${aspectClasses[size]}`}>
      {image && (
        <Image
          image={isAltRedundant ? {...image, alt: ''} : image}
          {...imageProps[size]}
          priority={priority}
          className="size-full transition-transform duration-300 ease-out motion-safe:group-has-[a:hover]:scale-102"
        />
      )}
    </div>
  );
}

interface SlideTextProps {
  slide: Slide;
  level: BlockProps<'carousel'>['level'];
  /** Of the carousel. */
  headline: string;
}

/** The slide's texts, one of which is its link; a link without any has a name for screen readers alone. */
function SlideText({slide: {image, title, text, link}, level, headline}: SlideTextProps) {
  const alt = image?.alt ?? '';
  const hiddenName = alt || (text ? '' : link?.title || headline);
  return (
    <>
      {title && (
        <PartHeadline level={level} className="mt-3">
          <ContentLink link={link} className="stretched hover:underline">
            {title}
          </ContentLink>
        </PartHeadline>
      )}
      {text && (
        <p className="mt-1 max-w-[60ch] text-label leading-normal text-ink-600">
          <ContentLink link={title || alt ? null : link} className="stretched hover:underline">
            {text}
          </ContentLink>
        </p>
      )}
      {!title && link && hiddenName && (
        <ContentLink link={link} className="stretched">
          <span className="sr-only">{hiddenName}</span>
        </ContentLink>
      )}
    </>
  );
}
