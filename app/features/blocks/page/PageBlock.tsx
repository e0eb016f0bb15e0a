import type {BlockProps} from '../block-registry.server';
import {NamedSection, PageHead} from '../../story/Section';

/** A titled group of blocks inside of a page. */
export function PageBlock({content, level, children}: BlockProps<'page'>) {
  const {headline, lead, buttons, edit} = content;
  return (
    <NamedSection edit={edit} headline={headline} className="pt-8 md:pt-10">
      <PageHead level={level} {...{headline, lead, buttons}} />
      {children}
    </NamedSection>
  );
}
