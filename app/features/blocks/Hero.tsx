import {Image} from '~/ui/Image';
import {ContentButtons} from '../story/EditorLinks';
import {NamedSection, SectionHeadline} from '../story/Section';
import type {BlockProps} from './load-blocks.server';

/** Studio backdrop: wall and floor, with the line between them at 78 % of the height. */
const stages = {
  reseda: 'bg-[linear-gradient(#cfd9c5,#b5c2a9_78%,#a3b196_78.2%,#b3c0a7)]',
  stahl: 'bg-[linear-gradient(#f2f3f1,#dde0dc_78%,#cbcfca_78.2%,#dadedb)]',
  tanne: 'on-dark bg-[linear-gradient(#2b5a45,#1f4a36_78%,#173a2a_78.2%,#1c4331)] text-kreide',
};

const leadColors = {reseda: 'text-ink-800', stahl: 'text-ink-600', tanne: 'text-[#dbe6dd]'};

/** The opening section: a statement, buttons, and a bike with callouts on the workshop's work. */
export function Hero({content, level, first}: BlockProps<'hero'>) {
  const {headline, lead, buttons, image, callouts, tone, edit} = content;
  const size =
    level === 1
      ? 'max-w-[9.5em] text-display font-stretch-114% tracking-[-0.022em]'
      : 'max-w-[12em] text-h1';
  return (
    <NamedSection edit={edit} headline={headline} className={`overflow-hidden ${stages[tone]}`}>
      <div className={`relative page-width ${image ? 'lg:min-h-160' : 'pb-11 lg:pb-19'}`}>
        <div className="relative z-1 min-w-0 pt-9 lg:max-w-150 lg:py-16">
          <SectionHeadline level={level} className={size}>
            {headline}
          </SectionHeadline>
          {lead && (
            <p className={`mt-4 max-w-[30em] text-lead lg:max-w-[25em] ${leadColors[tone]}`}>
              {lead}
            </p>
          )}
          <ContentButtons buttons={buttons} dark={tone === 'tanne'} className="mt-6" />
        </div>
        {image && (
          <div className="relative mt-1 -mr-6 -ml-13 lg:absolute lg:-right-3 lg:bottom-7 lg:m-0 lg:w-[min(800px,102vw-506px)]">
            <Image image={image} preset="hero" priority={first} className="h-auto w-full" />
            <HeroCallouts callouts={callouts} />
          </div>
        )}
      </div>
    </NamedSection>
  );
}

/** Where a callout's label is attached to the end of its line. */
const anchorClasses = {
  above: '-translate-x-1/2 -translate-y-full pb-2',
  below: '-translate-x-1/2 pt-1',
  left: '-translate-x-full -translate-y-1/2 pr-2',
  right: '-translate-y-1/2 pl-2',
};

/** Labelled parts of the pictured bike; small screens have no room for them. */
function HeroCallouts({callouts}: Pick<BlockProps<'hero'>['content'], 'callouts'>) {
  const placed = placeCallouts(callouts);
  if (placed.length === 0) return null;
  return (
    <div className="pointer-events-none absolute inset-0 hidden lg:block">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute size-full overflow-visible stroke-current"
        aria-hidden="true"
      >
        {placed.map(({uid, point, end}, index) => (
          <line
            key={uid || index}
            x1={point.x}
            y1={point.y}
            x2={end.x}
            y2={end.y}
            strokeWidth="1.25"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ul>
        {placed.map(({uid, edit, label, point, end, anchor}, at) => (
          <li key={uid || at} {...edit} className="pointer-events-auto">
            <span
              className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-ink bg-kreide"
              style={{left: `${point.x}%`, top: `${point.y}%`}}
            />
            <span
              className={`absolute text-small font-label whitespace-nowrap ${anchorClasses[anchor]}`}
              style={{left: `${end.x}%`, top: `${end.y}%`}}
            >
              {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const MAX_CALLOUTS = 4;
/** Vertical positions of labels, in percent of the picture's height: above the bike and below its wheels. */
const LABEL_TOP = 8;
const LABEL_BOTTOM = 95;
const MIDDLE = 55;
/** Horizontal offset of a line's end, in percent of the picture's width. */
const LINE_OFFSET = 8;
/** A shorter line has its label next to its end. */
const SHORT_LINE = 15;

type Callout = BlockProps<'hero'>['content']['callouts'][number];

/**
 * Draws lines from parts of a bike into the free space above or below it, where labels are readable: each callout's
 * point and the end of its line, in percent of the picture. At most four; a callout without a point inside the picture
 * is left out.
 */
export function placeCallouts(callouts: Callout[]) {
  return callouts
    .flatMap(({x, y, side, ...callout}) => {
      if (!isInside(x) || !isInside(y)) return [];
      return [{...callout, ...lineOf({x, y}, side)}];
    })
    .slice(0, MAX_CALLOUTS);
}

function isInside(percent: number | null): percent is number {
  return percent !== null && percent >= 0 && percent <= 100;
}

function lineOf(point: {x: number; y: number}, side: Callout['side']) {
  if (point.y >= MIDDLE) {
    return {point, end: {x: point.x, y: Math.max(LABEL_BOTTOM, point.y)}, anchor: 'below' as const};
  }
  const offset = side === 'left' ? -LINE_OFFSET : LINE_OFFSET;
  const end = {x: point.x + offset, y: Math.min(LABEL_TOP, point.y)};
  return {point, end, anchor: point.y - end.y < SHORT_LINE ? side : ('above' as const)};
}
