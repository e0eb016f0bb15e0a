import type {ReactNode} from 'react';
import {usePageTranslate} from '~/i18n/PageMessages';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import type {Sent} from './sent-page';

interface RequestSentProps {
  /** The thank-you of spec §8. */
  text: string;
  sent: Sent;
  /** What else to know until the shop answers. */
  next?: string;
  links: readonly {label: string; href: string}[];
  /** What happens next. */
  children?: ReactNode;
}

/** In place of the form once the shop has the mail; can be reloaded. Needs the messages `requests.sent`. */
export function RequestSent({text, sent, next, links, children}: RequestSentProps) {
  const t = usePageTranslate();
  return (
    <div className="grid justify-items-start gap-5">
      <Alert kind="success" title={t('requests.sent.title')}>
        <p>{text}</p>
      </Alert>
      <p className="max-w-[62ch] text-ink-600">
        {t(`requests.sent.${sent}`)}
        {next && ` ${next}`}
      </p>
      {children}
      <div className="mt-1 flex w-full flex-wrap gap-3 max-sm:*:flex-auto">
        {links.map(({label, href}, at) => (
          <ButtonLink key={href} href={href} variant={at === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
