import {Image} from '~/ui/Image';
import type {BlokProps} from '../../blok-view';
import {BlokHeadline, NamedSection} from '../../BlokSection';
import {ContentButtons} from '../../ContentButtons';
import {type CalloutAnchor, placeCallouts} from './callout-view';

/** The studio: wall and floor, with the line between them at 78 % of the height. */
const stages = {
  reseda: 'bg-[linear-gradient(#cfd9c5,#b5c2a9_78%,#a3b196_78.2%,#b3c0a7)]',
  stahl: 'bg-[linear-gradient(#f2f3f1,#dde0dc_78%,#cbcfca_78.2%,#dadedb)]',
  tanne: 'on-dark bg-[linear-gradient(#2b5a45,#1f4a36_78%,#173a2a_78.2%,#1c4331)] text-kreide',
};

const leads = {reseda: 'text-[#23301f]', stahl: 'text-ink-600', tanne: 'text-[#dbe6dd]'};

/** The opening stage: a statement, ways on, and a bike with what the workshop did to it. */
export function Hero({content, level, first}: BlokProps<'hero'>) {
  const {headline, lead, buttons, image, callouts, tone, edit} = content;
  const size =
    level === 1
      ? 'max-w-[9.5em] text-display font-stretch-114% tracking-[-0.022em]'
      : 'max-w-[12em] text-h1';
  return (
    <NamedSection edit={edit} headline={headline} className={`overflow-hidden ${stages[tone]}`}>
      <div className={`relative page-width ${image ? 'lg:min-h-160' : 'pb-11 lg:pb-19'}`}>
        <div className="relative z-1 min-w-0 pt-9 lg:max-w-150 lg:py-16">
          <BlokHeadline level={level} className={size}>
            {headline}
          </BlokHeadline>
          {lead && (
            <p
              className={`mt-4 max-w-[30em] text-lead wrap-break-word lg:max-w-[25em] ${leads[tone]}`}
            >
              {lead}
            </p>
          )}
          <ContentButtons buttons={buttons} dark={tone === 'tanne'} className="mt-6" />
        </div>
        {image && (
          <div className="relative mt-1 -mr-11.5 -ml-7.5 lg:absolute lg:-right-3 lg:bottom-7 lg:m-0 lg:w-[min(800px,102vw-506px)]">
            <Image image={image} preset="hero" priority={first} className="h-auto w-full" />
            <HeroCallouts callouts={callouts} />
          </div>
        )}
      </div>
    </NamedSection>
  );
}

const anchors: Record<CalloutAnchor, string> = {
  above: '-translate-x-1/2 -translate-y-full pb-1.5',
  below: '-translate-x-1/2 pt-1.5',
  left: '-translate-x-full -translate-y-1/2 pr-2',
  right: '-translate-y-1/2 pl-2',
};

/** Parts of the pictured bike with their names; small screens have no room for them. */
function HeroCallouts({callouts}: Pick<BlokProps<'hero'>['content'], 'callouts'>) {
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
        {placed.map(({uid, point, end}, at) => (
          <line
            key={uid || at}
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
              className="absolute size-3 -translate-1/2 rounded-full border-2 border-ink bg-kreide"
              style={{left: `${point.x}%`, top: `${point.y}%`}}
            />
            <span
              className={`absolute text-small font-label whitespace-nowrap ${anchors[anchor]}`}
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
