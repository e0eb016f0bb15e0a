import type {ComponentProps, ReactNode} from 'react';
import {CheckboxField} from '~/forms/ChoiceFields';
import {MAX_LINE_LENGTH} from '~/forms/fields';
import {FormField, PasswordField} from '~/forms/FormField';
import {PageBreadcrumb} from '../navigation/PageBreadcrumb';
import type {FieldOf} from '~/forms/use-posted-form';
import {useTranslate} from '~/i18n/use-language';
import {useBrand} from '../site/site-facts';

interface AccountFormFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Layout `account-form`: a page with a single narrow form. */
export function AccountFormFrame({title, lead, children}: AccountFormFrameProps) {
  return (
    <div className="page-width pb-16">
      <PageBreadcrumb items={[{title}]} />
      <div className="mx-auto grid max-w-120 gap-5">
        <h1>{title}</h1>
        {lead && <p className="text-ink-600">{lead}</p>}
        {children}
      </div>
    </div>
  );
}

interface FormPanelProps {
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** An account card that contains one form. */
export function FormPanel({title, lead, children}: FormPanelProps) {
  return (
    <section className="rounded-panel border border-stahl-200 px-5 py-6 sm:p-8">
      <div className="max-w-140">
        {title && <h2 className="text-title">{title}</h2>}
        {lead && <p className="mt-1 text-ink-600">{lead}</p>}
        <div className={title ? 'mt-5' : undefined}>{children}</div>
      </div>
    </section>
  );
}

/** First and last name, side by side where they fit; both are required. */
export function NameFields({field}: {field: FieldOf}) {
  const t = useTranslate();
  const nameField = (name: 'firstName' | 'lastName') => ({
    ...field(name),
    label: t(`accountPages.person.${name}`),
    maxLength: MAX_LINE_LENGTH,
    required: true,
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField {...nameField('firstName')} autoComplete="given-name" />
      <FormField {...nameField('lastName')} autoComplete="family-name" />
    </div>
  );
}

/** A new password, the first or the next one, and its confirmation to catch typos. */
export function NewPasswordFields({field, which}: {field: FieldOf; which: 'first' | 'next'}) {
  const t = useTranslate();
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t(`accountPages.newPassword.${which}.password`)}
        hint={t('accountPages.newPassword.hint')}
        canBeShown
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field('passwordConfirmation')}
        label={t(`accountPages.newPassword.${which}.passwordConfirmation`)}
        autoComplete="new-password"
        required
      />
    </>
  );
}

/** The newsletter checkbox, with sender, topics and how to unsubscribe; never checked by default. */
export function NewsletterField(
  checkboxProps: Omit<ComponentProps<typeof CheckboxField>, 'label'>,
) {
  const t = useTranslate();
  return (
    <CheckboxField
      {...checkboxProps}
      label={t('accountPages.newsletter.label', {brand: useBrand()})}
    />
  );
}
