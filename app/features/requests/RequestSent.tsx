import type {ReactNode} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import type {Sent} from './request-answers.server';

/** Where to go on; `download` for a file. */
export interface RequestLink {
  label: string;
  href: string;
  download?: boolean;
}

interface RequestSentProps {
  /** The thank-you. */
  text: string;
  sent: Sent;
  /** Whether a confirmation mail comes; replaces the usual sentence on that. */
  told?: string;
  /** What else to know until the shop answers. */
  next?: string;
  links: readonly RequestLink[];
  /** What happens next. */
  children?: ReactNode;
}

/**
 * In place of the form once the shop has the mail: the one message that says so, with number and what was asked for. Can
 * be reloaded. Needs the messages `requests.sent`.
 */
export function RequestSent({text, sent, told, next, links, children}: RequestSentProps) {
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
      {receipt && receipt.rows.length > 0 && (
        <dl className="grid w-full max-w-[62ch] gap-x-6 text-label sm:grid-cols-[max-content_minmax(0,1fr)]">
          {receipt.rows.map(({label, value}) => (
            <div key={label} className="contents">
              <dt className="text-ink-600 max-sm:mt-2">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="max-w-[62ch] text-ink-600">
        {told ?? t(`requests.sent.${sent.mail}`)}
        {next && ` ${next}`}
      </p>
      {children}
      <div className="mt-1 flex w-full flex-wrap gap-3 max-sm:*:flex-auto">
        {links.map(({label, href, download}, at) => (
          <ButtonLink
            key={href}
            href={href}
            download={download}
            variant={at === 0 ? 'primary' : 'secondary'}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
