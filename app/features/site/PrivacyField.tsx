import type {ComponentProps} from 'react';
import {CheckboxField} from '~/forms/ChoiceFields';
import {useTranslate} from '~/i18n/use-language';
import {useSiteLinks} from './site-facts';

interface PrivacyFieldProps extends Omit<
  ComponentProps<typeof CheckboxField>,
  'label' | 'required'
> {
  /** What the visitor agrees to. */
  label?: 'requests.privacy.label' | 'accountPages.register.privacy' | 'review.privacy';
}

/** The checkbox for the privacy policy, with a link to read it. */
export function PrivacyField({label = 'requests.privacy.label', ...field}: PrivacyFieldProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-1">
      <CheckboxField {...field} label={t(label)} required />
      <PrivacyLink />
    </div>
  );
}

interface PrivacyLinkProps {
  /** Below a checkbox, aligned with its label. */
  belowBox?: boolean;
}

/**
 * Link to the privacy policy, for each form that collects personal data; renders nothing while the shop has none.
 * Requires the message `requests.privacy.link`.
 */
export function PrivacyLink({belowBox = true}: PrivacyLinkProps) {
  const t = useTranslate();
  const {privacy} = useSiteLinks();
  if (!privacy) return null;
  return (
    <a
      className={`inline-flex min-h-6 items-center justify-self-start text-small link ${belowBox ? 'ml-8' : ''}`}
      href={privacy}
      // Reading it must not lose what was typed.
      target="_blank"
      rel="noopener"
    >
      {t('requests.privacy.link')}
    </a>
  );
}
