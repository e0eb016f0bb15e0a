import {Image} from '~/ui/Image';
import {ContentButtons} from '../story/EditorLinks';
import {RichTextContent} from '../story/RichTextContent';
import {NamedSection, SectionHeadline} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

const tones = {
  dark: {section: 'on-dark bg-tanne-950 text-kreide', text: 'text-[#dbe6dd]'},
  light: {section: 'bg-stahl-50', text: 'text-ink-600'},
};

/** A picture as a whole, and beside it text with facts. */
export function ContentTeaser({content, data, level, first}: BlockProps<'content-teaser'>) {
  const {headline, text, image, image_side: side, tone, rows, columns, buttons, edit} = content;
  const dark = tone === 'dark';
  const right = side === 'right';
  return (
    <NamedSection edit={edit} headline={headline} className={tones[tone].section}>
      <div
        className={`page-width lg:py-19 ${image ? `grid lg:items-center lg:gap-16 ${right ? 'lg:grid-cols-[1fr_1.15fr]' : 'lg:grid-cols-[1.15fr_1fr]'}` : ''}`}
      >
        {image && (
          <div className={`-mx-(--gutter) lg:mx-0 ${right ? 'lg:order-2' : ''}`}>
            <Image
              image={image}
              sizes="(min-width: 1312px) 634px, (min-width: 1024px) calc(50vw - 36px), 100vw"
              widths={[480, 640, 750, 1090, 1290, 1560]}
              ratio="3/2"
              priority={first}
              className="h-auto w-full lg:rounded-panel"
            />
          </div>
        )}
        <div className="min-w-0 pt-9 pb-11 lg:py-0">
          <SectionHeadline level={level}>{headline}</SectionHeadline>
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

type Content = BlockProps<'content-teaser'>['content'];

/** Longer values may break: a price must not. */
const SHORT = 24;

interface TeaserRow {
  uid?: string;
  edit?: Content['rows'][number]['edit'];
  label: string;
  value: string;
}

/** A small table: what, and what it costs. */
function TeaserRows({rows, dark}: {rows: readonly TeaserRow[]; dark: boolean}) {
  if (rows.length === 0) return null;
  const border = dark ? 'border-[#fff]/18' : 'border-stahl-200';
  return (
    <table className="mt-5.5 w-full max-w-165 border-collapse text-label leading-normal">
      <tbody>
        {rows.map(({uid, edit, label, value}, at) => (
          <tr key={uid || at} {...edit} className={`border-b ${border}`}>
            <th
              scope="row"
              className="py-2.75 pr-4 text-left align-top font-[500] text-wrap break-words"
            >
              {label}
            </th>
            <td
              className={`py-2.75 text-right align-top font-[620] text-balance wrap-anywhere nums ${
                value.length <= SHORT ? 'sm:whitespace-nowrap' : ''
              }`}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Short notes beside each other: opening times, contact. */
function TeaserColumns({columns, dark}: Pick<Content, 'columns'> & {dark: boolean}) {
  if (columns.length === 0) return null;
  return (
    <dl className="mt-5.5 grid max-w-165 grid-cols-[repeat(auto-fit,minmax(min(100%,136px),1fr))] gap-5 text-label leading-normal">
      {columns.map(({uid, edit, title, text}, at) => (
        <div key={uid || at} {...edit}>
          <dt className="font-[620]">{title}</dt>
          <dd
            className={`wrap-anywhere whitespace-pre-line ${dark ? 'text-tanne-200' : 'text-ink-600'}`}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
