import {Icon} from '~/ui/Icon';
import type {ServiceCardView} from './service-card.server';

interface ServiceCardProps {
  card: ServiceCardView;
  /** Level of its headline. */
  level: 2 | 3;
  /** On a coloured band. */
  light?: boolean;
  /** Next to a further text of a page: without the headline and the weekly hours. */
  brief?: boolean;
}

/** Next to a long text or a form: whether the shop is open, its hours, phone number and next steps. */
export function ServiceCard({card, level, light = false, brief = false}: ServiceCardProps) {
  const {title, state, hours, phone, links} = card;
  const Heading = `h${level}` as const;
  const Frame = brief ? 'div' : 'aside';
  return (
    <Frame
      aria-label={brief ? undefined : title}
      className={`self-start rounded-panel p-5 sm:p-6 lg:sticky lg:top-24 print:static short:static ${
        light ? 'bg-kreide' : 'bg-stahl-50'
      }`}
    >
      {!brief && <Heading className="text-h3 tracking-[-0.005em]">{title}</Heading>}
      {state && (
        <p className="flex items-baseline gap-2.5 text-label leading-[1.4] font-label not-first:mt-2.5 print:hidden">
          <span
            className={`size-2.5 flex-none rounded-full border-2 ${
              state.open ? 'border-gruen bg-gruen' : 'border-ink-400'
            }`}
          />
          {state.text}
        </p>
      )}
      {!brief && <Week hours={hours} />}
      {phone && (
        <p className="mt-4 text-small text-ink-600">
          {phone.question}{' '}
          <a href={phone.href} className="inline-flex min-h-6 items-center link">
            {phone.label}
          </a>
        </p>
      )}
      {links.length > 0 && (
        <ul className="mt-4 border-t border-stahl-200 pt-3 text-label leading-[1.3] font-label print:hidden">
          {links.map(({label, href}) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-11 items-center justify-between gap-3 py-1.5 underline-offset-3 hover:underline"
              >
                <span className="min-w-0">{label}</span>
                <Icon name="arrow-right" size={20} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

function Week({hours: {weekly, special}}: Pick<ServiceCardView, 'hours'>) {
  if (weekly.length === 0) return null;
  return (
    <>
      <dl className="mt-3 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1 text-label leading-[1.55] nums">
        {weekly.map(({label, time}) => (
          <div key={label} className="contents">
            <dt className="whitespace-nowrap text-ink-600">{label}</dt>
            <dd className="whitespace-nowrap">{time}</dd>
          </div>
        ))}
      </dl>
      {special.map(({days, text}) => (
        <p key={days + text} className="mt-2 text-small text-ink-600">
          {days}: {text}
        </p>
      ))}
    </>
  );
}
