import {NamedSection, SectionHeadline} from '../../story/Section';
import type {BlockProps} from '../block-registry.server';

/**
 * The notice on the legal guarantee as it was published: the file itself, in its own proportions, as large as its QR
 * code must be. Narrow screens scroll it sideways. Nothing while the shop has none.
 */
export function GuaranteeNotice({content, data, level}: BlockProps<'guarantee-notice'>) {
  const {headline, edit} = content;
  const {notice, label} = data;
  if (!notice) return null;
  return (
    <NamedSection
      edit={edit}
      headline={headline}
      label={label}
      className="is-plain page-width section-space after-plain:pt-0"
    >
      <SectionHeadline level={level} className="mb-(--below-h2)">
        {headline}
      </SectionHeadline>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
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

/** Who pays for goods that are sent back. */
export function ReturnTerms({content, data, level}: BlockProps<'return-terms'>) {
  const {headline, edit} = content;
  return (
    <NamedSection
      edit={edit}
      headline={headline}
      className="is-plain page-width section-space after-plain:pt-0"
    >
      <SectionHeadline level={level} className="mb-(--below-h2)">
        {headline}
      </SectionHeadline>
      <div className="rich-text">
        {data.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </NamedSection>
  );
}
