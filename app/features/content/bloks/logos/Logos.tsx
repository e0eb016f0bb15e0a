import {Image} from '~/ui/Image';
import type {BlokProps} from '../../blok-view';
import {BlokHead, NamedSection} from '../../BlokSection';
import {ContentLink} from '../../ContentLink';

type Logo = BlokProps<'logos'>['content']['items'][number];

/** Names without a picture take turns in how they are set, as marks of different firms would. */
const settings = [
  'font-[680] font-stretch-120% tracking-[-0.02em]',
  'text-[19px] font-[560] font-stretch-80%',
  'font-[800] font-stretch-75% tracking-[0.02em] uppercase',
  'font-[450] font-stretch-112%',
];

/** Without a headline the row belongs to a band of colour right above it. */
const joining =
  '[.bg-reseda-50+&]:-mt-1 [.bg-reseda-50+&]:bg-reseda-50 [.bg-reseda-50+&]:pt-0 md:[.bg-reseda-50+&]:-mt-5 xl:[.bg-reseda-50+&]:-mt-8';

/** Partners in one bordered row of equal cells. */
export function Logos({content, level}: BlokProps<'logos'>) {
  const {headline, items, edit} = content;
  if (items.length === 0) return null;
  return (
    <NamedSection
      edit={edit}
      headline={headline}
      className={`section-space ${headline ? '' : joining}`}
    >
      <div className="page-width">
        <BlokHead level={level} headline={headline} />
        <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-reseda-200 bg-kreide md:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]">
          {items.map((logo, at) => (
            <li
              key={logo.uid || at}
              {...logo.edit}
              className="relative flex h-21 items-center justify-center px-3 text-center text-lead leading-[1.15] text-ink-600 shadow-[0_0_0_1px_var(--color-reseda-200)] has-[a:hover]:text-ink"
            >
              <Linked logo={logo} setting={settings[at % settings.length] ?? ''} />
            </li>
          ))}
        </ul>
      </div>
    </NamedSection>
  );
}

function Linked({logo, setting}: {logo: Logo; setting: string}) {
  const mark = <Mark logo={logo} setting={setting} />;
  if (!logo.link) return mark;
  return (
    <ContentLink link={logo.link} className="stretched">
      {mark}
    </ContentLink>
  );
}

function Mark({logo: {name, image}, setting}: {logo: Logo; setting: string}) {
  if (!image)
    return <span className={`min-w-0 wrap-anywhere hyphens-auto ${setting}`}>{name}</span>;
  return (
    <Image
      image={{...image, alt: image.alt || name}}
      sizes="160px"
      widths={[160, 320]}
      fit="contain"
      className="h-10 w-40 max-w-full"
    />
  );
}
