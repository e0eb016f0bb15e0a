import {Alert} from '~/ui/Alert';
import type {FormAnswer} from './form-answer';

interface ErrorSummaryProps {
  answer: FormAnswer | null;
  title: string;
  /** Id of a field's control by its name. */
  idOf: (field: string) => string;
}

/** Above a form that was refused: what is wrong as a whole, and a link to each wrong field. */
export function ErrorSummary({answer, title, idOf}: ErrorSummaryProps) {
  const fields = Object.entries(answer?.fields ?? {});
  if (!answer || (answer.alerts.length === 0 && fields.length === 0)) return null;
  return (
    <Alert kind="danger" title={fields.length > 0 ? title : undefined}>
      {answer.alerts.map((alert) => (
        <p key={alert}>{alert}</p>
      ))}
      {fields.length > 0 && (
        <ul className="mt-1 grid gap-0.5">
          {fields.map(([field, message]) => (
            <li key={field}>
              <a href={`#${idOf(field)}`} className="underline underline-offset-3">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
