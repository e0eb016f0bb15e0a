import {Icon} from '~/ui/Icon';
import {ContentButtons} from '../story/EditorLinks';
import {levelAboveParts} from '../story/rich-text';
import {RichTextContent} from '../story/RichTextContent';
import {NamedSection, Section, SectionHead, SectionHeadline} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

/** A single call to action on its own band. */
export function CallToAction({content, level}: BlockProps<'call-to-action'>) {
  const {headline, text, buttons, tone, edit} = content;
  const muted = tone === 'tanne' ? 'text-[#dbe6dd]' : 'text-ink-600';
  return (
    <Section edit={edit} headline={headline} tone={tone}>
      <div className="grid items-center gap-x-16 gap-y-6 *:min-w-0 lg:grid-cols-[1fr_auto]">
        <div>
          <SectionHeadline level={level}>{headline}</SectionHeadline>
          {text && <p className={`mt-(--below-h2) max-w-[62ch] text-lead ${muted}`}>{text}</p>}
        </div>
        <ContentButtons
          buttons={buttons}
          dark={tone === 'tanne'}
          className="lg:max-w-120 lg:justify-end"
        />
      </div>
    </Section>
  );
}

/** Sections of plain text; several in a row read as one. */
const TEXT_SECTION =
  'is-plain is-text page-width section-space after-plain:pt-0 before-text:pb-(--above-h2)';

/** Running text. */
export function TextBlock({content, level}: BlockProps<'text'>) {
  const {headline, body, align, edit} = content;
  const centred = align === 'center';
  return (
    <NamedSection edit={edit} headline={headline} className={TEXT_SECTION}>
      <div className={centred ? 'text-center' : ''}>
        <SectionHeadline level={level} className={body.nodes.length > 0 ? 'mb-(--below-h2)' : ''}>
          {headline}
        </SectionHeadline>
        <RichTextContent
          text={body}
          parentLevel={levelAboveParts(headline, level)}
          className={centred ? '*:mx-auto' : ''}
        />
      </div>
    </NamedSection>
  );
}

/** Terms or answers as disclosures; find-in-page opens the matching one (HTML `details`). */
export function Policy({content, level}: BlockProps<'policy'>) {
  const {headline, items, edit} = content;
  return (
    <Section edit={edit} headline={headline}>
      <div className="max-w-[75ch]">
        <SectionHead level={level} headline={headline} />
        <div className="border-t border-stahl-200">
          {items.map(({uid, edit: itemEdit, title, text}, index) => (
            <details
              key={uid || index}
              {...itemEdit}
              // The visual editor takes all clicks: editors see the texts that they write.
              open={'data-blok-uid' in itemEdit}
              className="group border-b border-stahl-200 print:details-content:[content-visibility:visible]"
            >
              <summary className="flex min-h-14 items-center justify-between gap-4 py-4 text-[1.0625rem] leading-[1.3] font-label hover:text-tanne-700">
                <span className="min-w-0 wrap-anywhere">{title}</span>
                <span className="flex flex-none transition-transform group-open:rotate-180">
                  <Icon name="chevron-down" size={20} />
                </span>
              </summary>
              <RichTextContent
                text={text}
                parentLevel={levelAboveParts(headline, level)}
                className="pt-1 pb-6"
              />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}

/**
 * The notice on the legal guarantee as published: the unmodified file in its own proportions, at the size its QR code
 * requires. Narrow screens scroll it sideways.
 */
export function GuaranteeNotice({content, data, level}: BlockProps<'guarantee-notice'>) {
  const {headline, edit} = content;
  const {notice, label} = data;
  return (
    <NamedSection edit={edit} headline={headline} label={label} className={TEXT_SECTION}>
      <SectionHeadline level={level} className="mb-(--below-h2)">
        {headline}
      </SectionHeadline>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll areas need keyboard access */}
      <div className="overflow-x-auto" role="group" aria-label={label} tabIndex={0}>
        <img
          className="w-full max-w-180 min-w-150 border border-stahl-200"
          src={notice.url}
          alt={notice.alt}
          width={notice.width || undefined}
          height={notice.height || undefined}
          decoding="async"
        />
      </div>
    </NamedSection>
  );
}

/** Who pays for returning goods. */
export function ReturnTerms({content, data, level}: BlockProps<'return-terms'>) {
  const {headline, edit} = content;
  return (
    <NamedSection edit={edit} headline={headline} className={TEXT_SECTION}>
      <div id={data.id}>
        <SectionHeadline level={level} className="mb-(--below-h2)">
          {headline}
        </SectionHeadline>
        <div className="rich-text">
          {data.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </NamedSection>
  );
}
