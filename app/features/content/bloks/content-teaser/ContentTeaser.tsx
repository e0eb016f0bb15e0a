import {Image} from '~/ui/Image';
import type {BlokProps} from '../../blok-view';
import {BlokHeadline, NamedSection} from '../../BlokSection';
import {ContentButtons} from '../../ContentButtons';
import {RichTextContent} from '../../RichTextContent';
import {TeaserColumns, TeaserRows} from './TeaserFacts';

const tones = {
  dark: {section: 'on-dark bg-tanne-950 text-kreide', text: 'text-[#dbe6dd]'},
  light: {section: 'bg-stahl-50', text: 'text-ink-600'},
};

/** Two halves as wide as the window: a picture, and text with facts. */
export function ContentTeaser({content, data, level, first}: BlokProps<'content-teaser'>) {
  const {headline, text, image, image_side: side, tone, rows, columns, buttons, edit} = content;
  const dark = tone === 'dark';
  const right = side === 'right';
  return (
    <NamedSection
      edit={edit}
      headline={headline}
      className={`grid ${tones[tone].section} ${halves(image !== null, right)}`}
    >
      {image && (
        <div
          className={`relative h-65 md:h-95 lg:h-auto lg:min-h-140 ${right ? 'lg:order-2' : ''}`}
        >
          <Image
            image={image}
            sizes="(min-width: 1024px) 54vw, 100vw"
            widths={[480, 780, 1040, 1560]}
            priority={first}
            className="absolute inset-0 size-full"
          />
        </div>
      )}
      <div className={`w-full min-w-0 pt-9 pb-11 lg:py-19 ${place(image !== null, right)}`}>
        <BlokHeadline level={level}>{headline}</BlokHeadline>
        <RichTextContent
          text={text}
          className={`mt-(--below-h2) max-w-[34em] ${tones[tone].text}`}
        />
        <TeaserRows rows={[...rows, ...data]} dark={dark} />
        <TeaserColumns columns={columns} dark={dark} />
        <ContentButtons buttons={buttons} dark={dark} className="mt-6.5" />
      </div>
    </NamedSection>
  );
}

/** Beside a picture at its right, text starts where that of all blocks does: 107.5 % of its half are 50 % of all. */
function place(picture: boolean, right: boolean): string {
  if (!picture) return 'page-width';
  return right
    ? 'px-(--gutter) lg:pr-16 lg:pl-[max(var(--gutter),107.5%-656px+var(--gutter))]'
    : 'px-(--gutter) lg:max-w-165 lg:px-16';
}

function halves(picture: boolean, right: boolean): string {
  if (!picture) return '';
  return right ? 'lg:grid-cols-[1fr_1.15fr]' : 'lg:grid-cols-[1.15fr_1fr]';
}
