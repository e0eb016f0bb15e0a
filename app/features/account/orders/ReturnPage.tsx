import {useState} from 'react';
import {SelectField} from '~/forms/ChoiceFields';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {TextareaField} from '~/forms/FormField';
import {PageId} from '~/forms/PageId';
import type {FormAnswer} from '~/forms/submission';
import {type FieldOf, usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import {PrivacyLink} from '../../site/PrivacyField';
import {WithdrawalLink} from '../../site/LegalLinks';
import {FormPanel} from '../AccountFormFrame';
import {AccountLayout} from '../AccountLayout';
import type {ReturnFormView} from './order-returns.server';
import {OrdersUnavailable} from './OrderPanel';

interface ReturnPageProps {
  /** Number of the order. */
  id: string;
  /** `null` as described at `loadForForm`. */
  form: ReturnFormView | null;
  answer: FormAnswer | null;
}

/** Requests a voluntary return from the shop, in addition to the statutory right of withdrawal. */
export function ReturnPage({id, form, answer}: ReturnPageProps) {
  const t = useTranslate();
  const href = useHref();
  const name = form?.orderName ?? `#${id}`;
  return (
    <AccountLayout
      current="orders"
      title={t('accountPages.returns.title')}
      lead={t('accountPages.order.title', {name})}
      breadcrumb={[
        {title: t('accountPages.orders.title'), href: href('orders')},
        {title: t('accountPages.order.title', {name}), href: href('order', {id})},
      ]}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid justify-items-start gap-3 rounded-panel bg-stahl-50 p-5 md:px-6">
          <p>{t('accountPages.returns.noWithdrawal')}</p>
          <WithdrawalLink variant="secondary" order={name} />
        </div>
        <FormOrNone id={id} form={form} answer={answer} />
      </div>
    </AccountLayout>
  );
}

function FormOrNone({id, form, answer}: ReturnPageProps) {
  const t = useTranslate();
  if (!form && !answer) {
    return <OrdersUnavailable title={t('accountPages.order.unavailable')} />;
  }
  if (!form || form.lines.length > 0) return <ReturnForm id={id} form={form} answer={answer} />;
  return (
    <>
      <Alert kind="warning" title={t('accountPages.returns.none')}>
        {form.notReturnableReason}
      </Alert>
      <p className="max-sm:*:w-full">
        <BackToOrder id={id} />
      </p>
    </>
  );
}

function ReturnForm({id, form: formView, answer}: ReturnPageProps) {
  const t = useTranslate();
  const href = useHref();
  const {lines, fees} = formView ?? {lines: [], fees: []};
  // Of the first answer, like the values of all fields: a later one may not have reached the shop.
  const [chosen] = useState(() => chosenIn(answer));
  const {form, field, summary, button} = usePostedForm({
    id: 'return',
    answer,
    schema: async () => (await import('./return-schema')).returnSchema(lines),
  });
  return (
    <FormPanel lead={t('accountPages.returns.lead')}>
      <form
        {...form}
        action={href('orderReturn', {id})}
        data-filled={formView ? undefined : ''}
        className="mt-5 grid gap-5"
      >
        <ErrorSummary {...summary} title={t('accountPages.summary')} />
        <PageId />
        {lines.map((line) => (
          <LineFields key={line.number} line={line} field={field} />
        ))}
        {!formView &&
          chosen.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <TextareaField
          {...field('note')}
          rows={3}
          label={t('accountPages.returns.note')}
          note={t('accountPages.returns.optional')}
        />
        {fees.length > 0 && (
          <div>
            <p>{t('accountPages.returns.fees')}</p>
            <ul className="font-label">
              {fees.map((fee) => (
                <li key={fee}>{fee}</li>
              ))}
            </ul>
          </div>
        )}
        <PrivacyLink belowBox={false} />
        <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
          <Button variant="primary" {...button}>
            {t('accountPages.returns.send')}
          </Button>
          <BackToOrder id={id} />
        </div>
      </form>
    </FormPanel>
  );
}

/** What was chosen for the lines of a form that comes back without them. */
const chosenIn = (answer: FormAnswer | null) =>
  Object.entries(answer?.values ?? {}).filter(([name]) => /^(quantity|reason)-/.test(name));

function BackToOrder({id}: {id: string}) {
  const href = useHref();
  return (
    <ButtonLink variant="secondary" href={href('order', {id})}>
      {useTranslate()('accountPages.returns.back')}
    </ButtonLink>
  );
}

function LineFields({line, field}: {line: ReturnFormView['lines'][number]; field: FieldOf}) {
  const t = useTranslate();
  const {fields, title, options, maxQuantity, reasons} = line;
  const quantities = Array.from({length: maxQuantity + 1}, (_, index) => String(index));
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-stahl-200 pt-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <legend className="mb-4 font-label wrap-anywhere">
        {title}
        {options && <span className="block font-normal text-ink-600">{options}</span>}
      </legend>
      <SelectField
        {...field(fields.quantity)}
        label={t('accountPages.returns.quantity')}
        options={quantities.map((value) => ({value, label: value}))}
      />
      {reasons.length > 0 && (
        <SelectField
          {...field(fields.reason)}
          label={t('accountPages.returns.reason')}
          options={[
            {value: '', label: t('accountPages.returns.chooseReason')},
            ...reasons.map(({handle, name}) => ({value: handle, label: name})),
          ]}
        />
      )}
    </fieldset>
  );
}
