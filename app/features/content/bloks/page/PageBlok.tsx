import type {BlokProps} from '../../blok-view';
import {NamedSection} from '../../BlokSection';
import {PageHead} from '../../PageHead';

/** A titled group of blocks inside of a page. */
export function PageBlok({content, level, children}: BlokProps<'page'>) {
  const {headline, lead, buttons, edit} = content;
  return (
    <NamedSection edit={edit} headline={headline} className="pt-8 md:pt-10">
      <PageHead level={level} {...{headline, lead, buttons}} />
      {children}
    </NamedSection>
  );
}
