import {Alert} from '~/ui/Alert';
import type {FormAnswer} from './submission';

interface ErrorSummaryProps {
  answer: Pick<FormAnswer, 'alerts' | 'fields' | 'signIn'> | null;
  /** Heading of the links. Without it there are none: in a form of two fields their messages suffice. */
  title?: string;
  /** Maps a field's name to the id of its control. */
  idOf: (field: string) => string;
  /** Updates while typing, so it is not read out again on every keystroke. */
  isLive?: boolean;
  /** For screen readers: the error of the field that just lost focus; a new count repeats the text. */
  announcement?: {text: string; count: number};
}

/**
 * Above a rejected form: the errors of the form as a whole, and a link to each invalid field. `data-summary` keeps
 * `ClientNavigation` from putting those links into the URL.
 */
export function ErrorSummary({announcement, ...summary}: ErrorSummaryProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {announcement?.text && <span key={announcement.count}>{announcement.text}</span>}
      </p>
      <Summary {...summary} />
    </>
  );
}

function Summary({answer, title, idOf, isLive = false}: Omit<ErrorSummaryProps, 'announcement'>) {
  const fields = title ? Object.entries(answer?.fields ?? {}) : [];
  if (!answer || (answer.alerts.length === 0 && fields.length === 0)) return null;
  return (
    <div className="mb-2" data-summary tabIndex={-1} role={isLive ? undefined : 'alert'}>
      <Alert kind="danger" role="none" {...(fields.length > 0 && {title})}>
        {answer.alerts.map((alert) => (
          <p key={alert}>{alert}</p>
        ))}
        {answer.signIn && (
          <p>
            <a
              href={answer.signIn.href}
              className="py-1 font-label link"
              target="_blank"
              rel="noopener"
            >
              {answer.signIn.label}
            </a>
          </p>
        )}
        {fields.length > 0 && (
          <ul className="mt-1">
            {fields.map(([field, message]) => (
              <li key={field}>
                <a
                  href={`#${idOf(field)}`}
                  className="inline-block py-0.5 underline underline-offset-3"
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
