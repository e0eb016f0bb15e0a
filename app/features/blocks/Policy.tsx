import {Icon} from '~/ui/Icon';
import {RichTextContent} from '../story/RichTextContent';
import {Section, SectionHead} from '../story/Section';
import type {BlockProps} from './block-registry.server';

/** Terms or answers that open one by one; a search in the page opens the right one (HTML, 'details'). */
export function Policy({content, level}: BlockProps<'policy'>) {
  const {headline, items, edit} = content;
  if (items.length === 0) return null;
  return (
    <Section edit={edit} headline={headline}>
      <div className="max-w-[76ch]">
        <SectionHead level={level} headline={headline} />
        <div className="border-t border-stahl-200">
          {items.map(({uid, edit: itemEdit, title, text}, at) => (
            <details
              key={uid || at}
              {...itemEdit}
              className="group border-b border-stahl-200 print:details-content:[content-visibility:visible]"
            >
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 text-[17px] leading-[1.3] font-label hover:text-tanne-700 [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 wrap-anywhere">{title}</span>
                <span className="flex flex-none transition-transform group-open:rotate-180">
                  <Icon name="chevron-down" size={20} />
                </span>
              </summary>
              <RichTextContent text={text} className="pt-1 pb-6" />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
