import {useTranslate} from '~/i18n/use-language';

/** 'Felder mit * sind Pflichtfelder.' at the beginning of a form. */
export function RequiredNote() {
  const t = useTranslate();
  return (
    <p className="text-small text-ink-600">
      <RequiredText text={t('account.required')} />
    </p>
  );
}

/** The same words elsewhere; their star has the colour that stars have at the labels. */
export function RequiredText({text}: {text: string}) {
  return text.split(/(\*)/).map((part, at) =>
    part === '*' ? (
      <span key={at} className="text-danger">
        *
      </span>
    ) : (
      part
    ),
  );
}
