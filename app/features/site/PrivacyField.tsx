import type {ComponentProps, ReactNode} from 'react';
import {CheckboxField} from '~/forms/ChoiceFields';
import {useTranslate} from '~/i18n/use-language';
import {usePlaces} from './site-facts';

interface PrivacyFieldProps extends Omit<
  ComponentProps<typeof CheckboxField>,
  'label' | 'required'
> {
  /** The page's messages with `label` and `link`. */
  messages?: 'requests.privacy' | 'accountPages.register.privacy' | 'review.privacy';
}

/** The box at the privacy policy, with a way to read it. */
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
  /** It stands below a box, in line with the box's words. */
  belowBox?: boolean;
  children: ReactNode;
}

/** The way to the privacy policy, in each form that asks for personal data; nothing while the shop has none. */
export function PrivacyLink({belowBox = true, children}: PrivacyLinkProps) {
  const {privacy} = usePlaces();
  if (!privacy) return null;
  return (
    <a
      className={`inline-flex min-h-6 items-center justify-self-start text-small link ${belowBox ? 'ml-8' : ''}`}
      href={privacy}
      // Reading it must not cost what was typed.
      target="_blank"
      rel="noopener"
    >
      {children}
    </a>
  );
}
