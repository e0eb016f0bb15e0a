import {RichTextContent} from '../story/RichTextContent';
import {NamedSection, SectionHeadline} from '../story/Section';
import type {BlockProps} from './block-registry.server';

/** Running text; texts in a row read as one. */
export function TextBlock({content, level}: BlockProps<'text'>) {
  const {headline, body, align, edit} = content;
  if (!headline && body.nodes.length === 0) return null;
  const centred = align === 'center';
  return (
    <NamedSection
      edit={edit}
      headline={headline}
      className="is-plain page-width section-space [.is-plain+&]:pt-0"
    >
      <div className={centred ? 'text-center' : ''}>
        <SectionHeadline level={level} className={body.nodes.length > 0 ? 'mb-(--below-h2)' : ''}>
          {headline}
        </SectionHeadline>
        <RichTextContent
          text={body}
          under={headline ? level : 1}
          className={centred ? '*:mx-auto' : ''}
        />
      </div>
    </NamedSection>
  );
}
