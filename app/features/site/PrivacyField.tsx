import type {ComponentProps, ReactNode} from 'react';
import {CheckboxField} from '~/forms/ChoiceFields';
import {useTranslate} from '~/i18n/use-language';
import {useSiteLinks} from './site-facts';

interface PrivacyFieldProps extends Omit<
  ComponentProps<typeof CheckboxField>,
  'label' | 'required'
> {
  /** Namespace of the messages `label` and `link`. */
  messages?: 'requests.privacy' | 'accountPages.register.privacy' | 'review.privacy';
}

/** The checkbox for the privacy policy, with a link to read it. */
export function PrivacyField({messages = 'requests.privacy', ...field}: PrivacyFieldProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-1">
      <CheckboxField {...field} label={t(`${messages}.label`)} required />
      <PrivacyLink>{t(`${messages}.link`)}</PrivacyLink>
    </div>
  );
}

interface PrivacyLinkProps {
  /** Below a checkbox, aligned with its label. */
  belowBox?: boolean;
  children: ReactNode;
}

/** Link to the privacy policy, for each form that collects personal data; renders nothing while the shop has none. */
export function PrivacyLink({belowBox = true, children}: PrivacyLinkProps) {
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
      {children}
    </a>
  );
}
