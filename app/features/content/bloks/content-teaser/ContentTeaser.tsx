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

/** A picture as a whole, and beside it text with facts. */
export function ContentTeaser({content, data, level, first}: BlokProps<'content-teaser'>) {
  const {headline, text, image, image_side: side, tone, rows, columns, buttons, edit} = content;
  const dark = tone === 'dark';
  const right = side === 'right';
  return (
    <NamedSection edit={edit} headline={headline} className={tones[tone].section}>
      <div
        className={`page-width lg:py-19 ${image ? `grid lg:items-center lg:gap-16 ${right ? 'lg:grid-cols-[1fr_1.15fr]' : 'lg:grid-cols-[1.15fr_1fr]'}` : ''}`}
      >
        {image && (
          <div className={`mx-[calc(var(--gutter)*-1)] lg:mx-0 ${right ? 'lg:order-2' : ''}`}>
            <Image
              image={image}
              sizes="(min-width: 1312px) 634px, (min-width: 1024px) 48vw, 100vw"
              widths={[480, 780, 1040, 1560]}
              ratio="3/2"
              priority={first}
              className="h-auto w-full lg:rounded-panel"
            />
          </div>
        )}
        <div className="min-w-0 pt-9 pb-11 lg:py-0">
          <BlokHeadline level={level}>{headline}</BlokHeadline>
          <RichTextContent
            text={text}
            className={`mt-(--below-h2) max-w-[34em] ${tones[tone].text}`}
          />
          <TeaserRows rows={[...rows, ...data]} dark={dark} />
          <TeaserColumns columns={columns} dark={dark} />
          <ContentButtons buttons={buttons} dark={dark} className="mt-6.5" />
        </div>
      </div>
    </NamedSection>
  );
}
