import {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {RequiredNote} from '~/forms/FieldFrame';
import {HONEYPOT_FIELD, SEAL_FIELD} from '~/forms/fields';
import type {FormAnswer} from '~/forms/submission';
import {AsideColumns} from '~/ui/AsideColumns';
import {Icon} from '~/ui/Icon';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import type {Sent} from './request-answers.server';
import {Image} from '~/ui/Image';
import {PriceTag} from '../pricing/PriceTag';
import {TaxNote} from '../site/site-facts';
import {RequestRows} from './RequestRows';
import type {BikeView, RequestedBike as Requested} from './requested-bike.server';

interface RequestLayoutProps {
  title: string;
  lead?: string;
  /** Pages between the home page and this one. */
  breadcrumb?: {title: string; href: string}[];
  /** This page in the breadcrumb, if its title is long. */
  breadcrumbTitle?: string;
  /** The visitor's progress, across form and aside. */
  progress?: ReactNode;
  /** Next to the form from 1024 px, below it on small screens. */
  aside: ReactNode;
  children: ReactNode;
}

/** A request to the shop: headline, form, and next to it what it is about. */
export function RequestLayout(props: RequestLayoutProps) {
  const {title, lead, breadcrumb = [], breadcrumbTitle = title, progress, aside, children} = props;
  return (
    <div className="page-width pb-18">
      <PageBreadcrumb items={[...breadcrumb, {title: breadcrumbTitle}]} />
      <header className="mb-8">
        <h1>{title}</h1>
        {lead && <p className="mt-4 max-w-[62ch] text-lead text-ink-600">{lead}</p>}
      </header>
      {progress}
      <AsideColumns aside={aside}>{children}</AsideColumns>
    </div>
  );
}

/** The heading of a request's form, and the note on required fields; `id` labels the form. */
export function FormTitle({id, children}: {id: string; children: string}) {
  return (
    <div>
      <h2 id={id} className="text-title">
        {children}
      </h2>
      <div className="mt-1">
        <RequiredNote />
      </div>
    </div>
  );
}

interface RequestGuardProps {
  /** From `sealRequest` in the page's loader. */
  seal: string;
  /** A refused form keeps its seal, so that submitting it again cannot deliver it twice. */
  answer: FormAnswer | null;
  summary: Omit<ComponentProps<typeof ErrorSummary>, 'title'>;
}

/**
 * The start of each request form: its seal, a honeypot that only bots fill in, and its errors. The honeypot is
 * off-screen, hidden from screen readers and keyboards, and password managers are told to ignore it. Requires the
 * message `requests.summary`.
 */
export function RequestGuard({seal, answer, summary}: RequestGuardProps) {
  const t = useTranslate();
  const currentSeal = answer?.values[SEAL_FIELD] || seal;
  const honeypot = useRef<HTMLInputElement>(null);
  // A value filled in by a browser extension would get every further attempt refused.
  useEffect(() => {
    if (honeypot.current) honeypot.current.value = '';
  }, [answer]);
  return (
    <>
      <input key={currentSeal} type="hidden" name={SEAL_FIELD} defaultValue={currentSeal} />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -left-[200vw] size-px overflow-hidden"
      >
        <input
          ref={honeypot}
          type="text"
          name={HONEYPOT_FIELD}
          defaultValue=""
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </div>
      <ErrorSummary {...summary} title={t('requests.summary')} />
    </>
  );
}

/** The shop's promises, below the bike of a request. Owners remove one by emptying its text. */
export function AsidePoints({points}: {points: readonly string[]}) {
  const kept = points.filter(Boolean);
  if (kept.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 border-t border-stahl-200 pt-4 text-label leading-[1.55]">
      {kept.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Icon name="check" size={20} className="mt-0.5 text-gruen" />
          {point}
        </li>
      ))}
    </ul>
  );
}

interface ShopPhoneProps {
  /** 'Lieber anrufen?' */
  question: string;
  /** `null` renders nothing. */
  phone: {label: string; href: string} | null;
}

/** The shop's number below a request's promises, for visitors who would rather call. */
export function ShopPhone({question, phone}: ShopPhoneProps) {
  if (!phone) return null;
  return (
    <p className="mt-4 text-small text-ink-500">
      {question}{' '}
      <a href={phone.href} className="inline-flex min-h-6 items-center whitespace-nowrap link">
        {phone.label}
      </a>
    </p>
  );
}

/** A link for continuing; `download` for a file. */
export interface RequestLink {
  label: string;
  href: string;
  download?: boolean;
}

interface RequestSentProps {
  /** The thank-you message. */
  text: string;
  sent: Sent;
  /** Whether a confirmation mail is sent; replaces the default sentence on that. */
  mailNotice?: string;
  /** What else to know until the shop replies. */
  next?: string;
  links: readonly RequestLink[];
  /** What happens next. */
  children?: ReactNode;
}

/**
 * Replaces the form once the shop has the mail: the one message that says so, with the reference and what was
 * requested. Can be reloaded. Requires the messages `requests.sent`.
 */
export function RequestSent({text, sent, mailNotice, next, links, children}: RequestSentProps) {
  const t = useTranslate();
  const {receipt} = sent;
  return (
    <div className="grid justify-items-start gap-5">
      <Alert kind="success" title={t('requests.sent.title')}>
        <p>{text}</p>
        {receipt && (
          <p className="mt-1">
            {t('requests.sent.reference')}{' '}
            <strong className="font-label">{receipt.reference}</strong>
          </p>
        )}
      </Alert>
      {receipt && receipt.rows.length > 0 && <RequestRows rows={receipt.rows} />}
      <p className="max-w-[62ch] text-ink-600">
        {mailNotice ?? t(`requests.sent.${sent.mail}`)}
        {next && ` ${next}`}
      </p>
      {children}
      <div className="mt-1 flex w-full flex-wrap gap-3 max-sm:*:flex-auto">
        {links.map(({label, href, download}, index) => (
          <ButtonLink
            key={href}
            href={href}
            download={download}
            variant={index === 0 ? 'primary' : 'secondary'}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

interface RequestAsideProps {
  requested: Requested;
  /** The heading if there is no item to show. */
  title: string;
  /** The shop's promises, how to reach it. */
  children: ReactNode;
}

/** The item that a request is about, with what happens next; only the latter without an item to show. */
export function RequestAside({requested: {bike, state}, title, children}: RequestAsideProps) {
  if (bike) {
    return (
      <RequestedBike bike={bike} soldOut={state === 'soldOut'}>
        {children}
      </RequestedBike>
    );
  }
  return (
    <aside className="self-start rounded-panel bg-stahl-50 p-5 sm:p-6">
      <h2 className="text-h3">{title}</h2>
      {children}
    </aside>
  );
}

interface RequestedBikeProps {
  bike: BikeView;
  soldOut: boolean;
  /** Below the price: the shop's promises, how to reach it. */
  children: ReactNode;
}

/** 'Ihr Rad': the variant that a request is about, next to its form. Requires the messages `requests.bike`. */
export function RequestedBike({bike, soldOut, children}: RequestedBikeProps) {
  const t = useTranslate();
  const title = t(bike.leasing.bike ? 'requests.bike.title' : 'requests.bike.item');
  const details = [bike.options, bike.sku && t('requests.bike.sku', {sku: bike.sku})];
  return (
    <aside
      aria-label={title}
      className="self-start rounded-panel bg-stahl-50 p-5 sm:p-6 lg:sticky lg:top-24 print:static"
    >
      <h2 className="text-h3">{title}</h2>
      <div className="mt-4 grid gap-4 sm:max-lg:grid-cols-[240px_minmax(0,1fr)] sm:max-lg:gap-6">
        {bike.image && (
          <div className="aspect-4/3 overflow-hidden rounded-control bg-stahl-100">
            <Image
              image={{...bike.image, alt: ''}}
              sizes="(min-width: 64rem) 332px, (min-width: 40rem) 240px, 92vw"
              widths={[240, 355, 480, 710]}
              ratio="4/3"
              lazy={false}
              className={soldOut ? 'size-full opacity-60' : 'size-full'}
            />
          </div>
        )}
        <div className="min-w-0 text-small wrap-anywhere text-ink-500">
          <p>{bike.vendor}</p>
          <p className="text-[1.125rem] leading-[1.3] font-label text-ink">
            <a href={bike.href} className="py-1 decoration-1 underline-offset-3 hover:underline">
              {bike.title}
            </a>
          </p>
          <p>{details.filter(Boolean).join(', ')}</p>
          {soldOut && <p className="mt-1 font-label text-ink">{t('requests.bike.soldOut')}</p>}
          <div className="mt-2">
            <PriceTag price={bike.price} size="card" />
          </div>
          <p className="mt-0.5">
            <TaxNote {...bike.terms} />
          </p>
        </div>
      </div>
      {children}
    </aside>
  );
}
