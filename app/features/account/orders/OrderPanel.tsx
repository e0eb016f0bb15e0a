import {useLocation} from '@remix-run/react';
import {Fragment, type ReactNode, useId} from 'react';
import {useTranslate, useHref} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import type {StatusTone, StatusView} from './order-view.server';
import {ButtonLink} from '~/ui/Button';
import type {ReturnsView} from './order-returns.server';

interface PanelProps {
  title: string;
  /** Shown at the right end of the title. */
  aside?: ReactNode;
  /** `small` for the cards at the end of a page. */
  size?: 'large' | 'small';
  /** No frame on small screens, where its rows have their own. */
  cards?: boolean;
  /** Sets its own margins: parts of it fill the panel from edge to edge. */
  children: ReactNode;
}

export const FRAME = 'overflow-hidden rounded-panel border border-stahl-200';
/** The frame of a table that becomes a list of cards on small screens. */
export const CARDS_FRAME = 'rounded-panel border-stahl-200 md:overflow-hidden md:border';

/** A framed section of an account page. */
export function Panel({title, aside, size = 'large', cards = false, children}: PanelProps) {
  const headingId = useId();
  const large = size === 'large';
  return (
    <section
      aria-labelledby={headingId}
      className={`${cards ? CARDS_FRAME : FRAME} ${large ? '' : 'print:break-inside-avoid'}`}
    >
      <div
        className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 md:px-6 md:pt-6 ${cards ? '' : 'px-4 pt-6'} ${large ? 'pb-4' : 'pb-2'}`}
      >
        <h2 id={headingId} className={large ? 'text-title' : 'text-h3'}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function AddressLines({lines}: {lines: string[]}) {
  return (
    <address className="wrap-anywhere">
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </address>
  );
}

const dotClasses: Record<StatusTone, string> = {
  done: 'bg-[#23914f]',
  partial:
    'bg-[linear-gradient(90deg,#23914f_50%,#fff_50%)] [box-shadow:inset_0_0_0_1.5px_#23914f]',
  progress: 'border-2 border-stern bg-kreide',
  returned: 'border-2 border-ink-400 bg-kreide',
  open: 'bg-ink-400',
};

/** Dot and text of a status; a dash for an unknown one. */
export function OrderStatus({status}: {status: StatusView | null}) {
  if (!status) return <span>–</span>;
  return (
    <span className="inline-flex items-baseline gap-1.5 text-label leading-[1.3] font-[550]">
      <span
        className={`size-2.5 flex-none rounded-full forced-color-adjust-none print:[print-color-adjust:exact] ${dotClasses[status.tone]}`}
        aria-hidden="true"
      />
      {status.text}
    </span>
  );
}

/** An e-mail address that breaks before its '@' rather than within a name. */
export function EmailText({email}: {email: string}) {
  return email.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Replaces orders during a Shopify outage, with a link to load the page again. */
export function OrdersUnavailable({title}: {title: string}) {
  const t = useTranslate();
  const {pathname, search} = useLocation();
  return (
    <Alert kind="warning" title={title}>
      <p>{t('accountPages.orders.unavailableHint')}</p>
      <p>
        <a href={pathname + search} className="inline-block py-1.5 font-label link" data-document>
          {t('errors.retry')}
        </a>
      </p>
    </Alert>
  );
}

interface OrderReturnsProps {
  /** Number of the order. */
  id: string;
  returns: ReturnsView;
}

/** Requested returns, and a link to request another one; renders nothing if there is neither. */
export function OrderReturns({id, returns: {requested, possible}}: OrderReturnsProps) {
  const t = useTranslate();
  const href = useHref();
  if (requested.length === 0 && !possible) return null;
  return (
    <Panel title={t('accountPages.returns.list')} size="small">
      <div className="grid gap-4 px-4 pb-5 text-label leading-normal md:px-6">
        {requested.length > 0 && (
          <ul className="grid gap-3">
            {requested.map(({name, date, status, declineReason, lines}) => (
              <li key={name} className="min-w-0 wrap-anywhere">
                <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                  <span className="font-label">{name}</span>
                  <OrderStatus status={status} />
                </p>
                {lines.map(({title, quantity}, index) => (
                  <p key={index} className="text-ink-600">
                    {t('accountPages.order.content', {quantity, title})}
                  </p>
                ))}
                {date && (
                  <p className="text-ink-600">{t('accountPages.returns.requestedOn', {date})}</p>
                )}
                {declineReason && <p>{declineReason}</p>}
              </li>
            ))}
          </ul>
        )}
        {possible && (
          <p className="max-sm:*:w-full print:hidden">
            <ButtonLink href={href('orderReturn', {id})} variant="secondary" size="small">
              {t('accountPages.returns.title')}
            </ButtonLink>
          </p>
        )}
      </div>
    </Panel>
  );
}
