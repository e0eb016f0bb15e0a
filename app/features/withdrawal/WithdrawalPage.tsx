import {useEffect, useRef} from 'react';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {EmailField, FormField, TextareaField} from '~/forms/FormField';
import {MAX_MESSAGE_LENGTH, SEAL_FIELD} from '~/forms/fields';
import type {FormAnswer} from '~/forms/submission';
import {useFormSubmit, useTableForm} from '~/forms/use-posted-form';
import {useLanguage, useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {AsidePoints, FormTitle, RequestLayout, ShopPhone} from '../requests/RequestLayout';
import {RequestRows} from '../requests/RequestRows';
import {useSiteLinks} from '../site/site-facts';
import {WithdrawalLabel} from '../site/LegalLinks';
import {RECEIVED_FIELD, STEP_FIELD, withdrawalFields} from './fields';
import type {WithdrawalAnswer, WithdrawalData} from './withdrawal.server';
import {WithdrawalReceivedPage} from './WithdrawalReceivedPage';

interface WithdrawalPageProps {
  /** Known data of a signed-in customer, and of the order that a link names. */
  initial: Readonly<Record<string, string>>;
  seal: string;
  phone: WithdrawalData['phone'];
  /** The response; one that has not reached the shop has no step. */
  answer: WithdrawalAnswer | FormAnswer | null;
}

/** 'Vertrag widerrufen' (§ 356a BGB): the declaration, then its confirmation. */
export function WithdrawalPage({initial, seal, phone, answer}: WithdrawalPageProps) {
  const t = useTranslate();
  const lastAnswerRef = useRef<WithdrawalAnswer | null>(null);
  if (!answer?.unsent) lastAnswerRef.current = answer && 'step' in answer ? answer : null;
  const last = lastAnswerRef.current;
  const toConfirm = last?.step === 'confirm' ? last : null;
  // Stays behind the step that confirms it: Back shows it again, and browsers restore it with the document.
  const hasForm = useRef(false);
  if (!toConfirm) hasForm.current = true;
  // Sent again after Back, it is the same declaration, with the time at which it was first received.
  const sealsRef = useRef<FormAnswer['values']>({});
  if (last) sealsRef.current = last.received ? {} : last.values;
  if (last?.received) return <ReceivedStep {...last.received} />;
  return (
    <RequestLayout
      title={t('withdrawal.title')}
      {...(!toConfirm && {lead: t('withdrawal.lead')})}
      aside={<Aside phone={phone} />}
    >
      {hasForm.current && (
        <div hidden={toConfirm !== null}>
          <DeclareStep
            initial={initial}
            seals={{[SEAL_FIELD]: seal, ...sealsRef.current}}
            answer={toConfirm ? null : answer}
          />
        </div>
      )}
      {toConfirm && <ConfirmStep last={toConfirm} answer={answer} />}
    </RequestLayout>
  );
}

function ReceivedStep(received: NonNullable<WithdrawalAnswer['received']>) {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) containerRef.current?.focus();
  }, []);
  return (
    <div ref={containerRef} tabIndex={-1}>
      <WithdrawalReceivedPage {...received} />
    </div>
  );
}

/** The next steps, legal information, and a phone number. */
function Aside({phone}: {phone: WithdrawalData['phone']}) {
  const t = useTranslate();
  const {returns, privacy} = useSiteLinks();
  const points = ['check', 'receipt', 'answer'] as const;
  const links = [
    {href: returns, label: t('withdrawal.page.instruction')},
    {href: privacy, label: t('withdrawal.page.privacy')},
  ];
  return (
    <aside className="self-start rounded-panel bg-stahl-50 p-5 sm:p-6 print:hidden">
      <h2 className="text-h3">{t('withdrawal.page.steps')}</h2>
      <AsidePoints points={points.map((name) => t(`withdrawal.page.points.${name}`))} />
      <ul className="mt-4 text-small">
        {links.map(
          ({href, label}) =>
            href && (
              <li key={label}>
                {/* Opened in a new tab to preserve the input. */}
                <a
                  className="inline-flex min-h-6 items-center py-1 link"
                  href={href}
                  target="_blank"
                  rel="noopener"
                >
                  {label}
                </a>
              </li>
            ),
        )}
      </ul>
      <ShopPhone question={t('withdrawal.page.questions')} phone={phone} />
    </aside>
  );
}

interface DeclareStepProps extends Pick<WithdrawalPageProps, 'initial' | 'answer'> {
  /** Values of the hidden fields. */
  seals: FormAnswer['values'];
}

function DeclareStep({initial, seals, answer}: DeclareStepProps) {
  const t = useTranslate();
  const {form, field, line, summary, button} = useTableForm(withdrawalFields, {
    id: 'withdrawal',
    answer,
    initial,
    // Back from the next step leads here. A second attempt replaces the first one.
    replace: answer !== null,
    schema: async () => (await import('~/forms/field-schemas')).formSchema(withdrawalFields, {}),
  });
  return (
    <form {...form} className="grid gap-5" aria-labelledby="withdrawal-title">
      <input type="hidden" name={SEAL_FIELD} defaultValue={seals[SEAL_FIELD]} />
      <input type="hidden" name={RECEIVED_FIELD} defaultValue={seals[RECEIVED_FIELD]} />
      <ErrorSummary {...summary} title={t('requests.summary')} />
      <FormTitle id="withdrawal-title">{t('withdrawal.page.declare')}</FormTitle>
      <FormField {...line('name')} />
      <TextareaField
        {...field('contract')}
        rows={2}
        maxLength={MAX_MESSAGE_LENGTH}
        hint={t('withdrawal.page.contractHint')}
      />
      <EmailField {...line('email')} hint={t('withdrawal.page.emailHint')} />
      <TextareaField
        {...field('items')}
        rows={2}
        maxLength={MAX_MESSAGE_LENGTH}
        note={t('withdrawal.page.optional')}
        hint={t('withdrawal.page.itemsHint')}
      />
      <div className="mt-1 flex flex-wrap items-center justify-end gap-x-5 gap-y-3 border-t border-stahl-200 pt-6">
        <p className="text-small text-ink-600 max-sm:w-full">{t('withdrawal.page.submitHint')}</p>
        <div className="flex max-sm:flex-auto max-sm:*:flex-1">
          <Button variant="primary" {...button}>
            <WithdrawalLabel />
          </Button>
        </div>
      </div>
    </form>
  );
}

interface ConfirmStepProps {
  /** The shop's latest response. */
  last: WithdrawalAnswer;
  /** The same, or a network failure since. */
  answer: WithdrawalPageProps['answer'];
}

/** The declaration to be sent, or to be printed and posted if it could not be delivered. */
function ConfirmStep({last, answer}: ConfirmStepProps) {
  const {language, t} = useLanguage();
  const confirming = useFormSubmit(answer);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const isInitialRender = isFirst.current;
    isFirst.current = false;
    const focused = document.activeElement;
    // If a visitor has moved on by keyboard before JavaScript loaded, the focus stays; not in the form before this step.
    if (isInitialRender && focused !== document.body && !focused?.closest('[hidden]')) return;
    const errorSummary = document.querySelector<HTMLElement>('[data-summary]');
    (errorSummary ?? heading.current)?.focus();
  }, [answer]);
  const {values, undelivered} = last;
  const alerts = answer?.unsent ? [t('errors.unsent')] : last.alerts;
  const rows = Object.entries(withdrawalFields).flatMap(([name, {letter}]) =>
    values[name] ? [{label: t(letter.label), value: values[name]}] : [],
  );
  const hiddenFields = (step: 'confirm' | 'change') => (
    <>
      {Object.entries({...values, [STEP_FIELD]: step}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
  return (
    <section aria-labelledby="withdrawal-check" className="grid gap-5">
      <div className="contents print:hidden">
        <ErrorSummary answer={{alerts, fields: {}}} idOf={(name) => name} />
      </div>
      <div className="print:hidden">
        <h2 id="withdrawal-check" ref={heading} tabIndex={-1} className="text-title">
          {t('withdrawal.page.check')}
        </h2>
        {!undelivered && <p className="mt-1 text-ink-600">{t('withdrawal.page.checkHint')}</p>}
      </div>
      <div className="grid gap-3 rounded-panel border border-stahl-200 p-4 md:p-6">
        {undelivered && (
          <p>
            {t('withdrawal.page.to')}{' '}
            {[undelivered.contact.name, undelivered.contact.address].filter(Boolean).join(', ')}
          </p>
        )}
        <p className="font-label">{t('withdrawal.page.declaration')}</p>
        <RequestRows
          rows={
            undelivered
              ? [...rows, {label: t('withdrawal.page.declaredAt'), value: undelivered.receivedAt}]
              : rows
          }
        />
      </div>
      {undelivered?.contact.address && (
        <p className="text-ink-600 print:hidden">{t('withdrawal.page.onPaper')}</p>
      )}
      <div className="flex flex-wrap-reverse items-center justify-between gap-3 border-t border-stahl-200 pt-6 print:hidden">
        <form method="post" data-filled="" onSubmit={confirming.onSubmit}>
          {hiddenFields('change')}
          <button className="min-h-11 link">{t('withdrawal.page.change')}</button>
        </form>
        <form
          method="post"
          onSubmit={confirming.onSubmit}
          className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full max-sm:*:flex-[1_1_100%]"
        >
          {hiddenFields('confirm')}
          {/* German legal wording (BGB § 356a) in any language. Next to the button, which may contain nothing else. */}
          {language !== 'de' && (
            <p lang="de" className="text-small text-ink-600">
              {t('withdrawal.page.german')}
            </p>
          )}
          <Button variant="primary" pending={confirming.pending}>
            {t('withdrawal.page.confirm')}
          </Button>
        </form>
      </div>
    </section>
  );
}
