import type {ComponentProps} from 'react';
import {CheckboxField} from '~/forms/CheckboxField';
import {usePageTranslate} from '~/i18n/PageMessages';
import {usePlaces} from '../site/site-facts';

type PrivacyFieldProps = Omit<ComponentProps<typeof CheckboxField>, 'label' | 'required'>;

/** The box at the privacy policy, with a way to read it. Needs the messages `requests.privacy`. */
export function PrivacyField(field: PrivacyFieldProps) {
  const t = usePageTranslate();
  const {privacy} = usePlaces();
  return (
    <div className="grid gap-1">
      <CheckboxField {...field} label={t('requests.privacy.label')} required />
      {privacy && (
        <a
          className="ml-8 inline-flex min-h-6 items-center justify-self-start text-small link"
          href={privacy}
          // Reading it must not cost what was typed.
          target="_blank"
          rel="noopener"
        >
          {t('requests.privacy.link')}
        </a>
      )}
    </div>
  );
}
