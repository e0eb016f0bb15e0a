import {usePageTranslate} from '~/i18n/PageMessages';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';

interface RequestSentProps {
  /** The thank-you of spec §8. */
  text: string;
  /** What happens next. */
  next: string;
  links: readonly {label: string; href: string}[];
}

/** In place of the form once the shop has the mail; can be reloaded. Needs the messages `requests.sent`. */
export function RequestSent({text, next, links}: RequestSentProps) {
  const t = usePageTranslate();
  return (
    <div className="grid justify-items-start gap-5">
      <Alert kind="success" title={t('requests.sent.title')}>
        <p>{text}</p>
        <p>{next}</p>
      </Alert>
      <div className="flex w-full flex-wrap gap-3 max-sm:*:flex-auto">
        {links.map(({label, href}, at) => (
          <ButtonLink key={href} href={href} variant={at === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
