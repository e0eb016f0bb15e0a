import {PartnerMark} from '../site/PartnerMark';
import {ContentLink} from '../story/EditorLinks';
import {NamedSection, SectionHead} from '../story/Section';
import type {BlockProps} from './block-registry.server';

type Logo = BlockProps<'logos'>['content']['items'][number];

/** Without a headline the row belongs to a band of colour right above it. */
const joining =
  'after-reseda:-mt-1 after-reseda:bg-reseda-50 after-reseda:pt-0 md:after-reseda:-mt-5 xl:after-reseda:-mt-8';

/** Partners in one bordered row of equal cells. */
export function Logos({content, level}: BlockProps<'logos'>) {
  const {headline, items, edit} = content;
  if (items.length === 0) return null;
  return (
    <NamedSection
      edit={edit}
      headline={headline}
      className={`section-space ${headline ? '' : joining}`}
    >
      <div className="page-width">
        <SectionHead level={level} headline={headline} />
        <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-reseda-200 bg-kreide md:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]">
          {items.map((logo, at) => (
            <li
              key={logo.uid || at}
              {...logo.edit}
              className="relative flex h-21 items-center justify-center px-3 text-center text-ink-600 [box-shadow:0_0_0_1px_var(--color-reseda-200)] has-[a:hover]:text-ink"
            >
              <Linked logo={logo} />
            </li>
          ))}
        </ul>
      </div>
    </NamedSection>
  );
}

function Linked({logo: {name, image, link}}: {logo: Logo}) {
  const mark = <PartnerMark name={name} image={image} />;
  if (!link) return mark;
  return (
    <ContentLink link={link} className="stretched">
      {mark}
    </ContentLink>
  );
}
