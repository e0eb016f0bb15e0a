import {SelectField} from '~/forms/ChoiceFields';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {FormField} from '~/forms/FormField';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button, ButtonLink} from '~/ui/Button';
import type {CalculatorField, LeasingCalculatorData} from './leasing-calculator.server';

type Props = Omit<LeasingCalculatorData, 'messages'>;

/** What a company bike costs somebody: a form whose answer is the same page, so that it works without script. */
export function LeasingCalculator({place, typed, errors, classes, answer}: Props) {
  const t = useTranslate();
  const href = useHref();
  const fieldOf = (name: Exclude<CalculatorField, 'class' | 'kind'>, required = false) => (
    <FormField
      id={`leasing-${name}`}
      name={name}
      label={t(`advice.calculator.${name}`)}
      hint={t(`advice.calculator.${name}Hint`)}
      {...(!required && {note: t('advice.calculator.optional')})}
      error={errors[name]}
      defaultValue={typed[name]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      required={required}
    />
  );
  return (
    <section id={place} className="page-width section-space" aria-labelledby="leasing-title">
      <h2 id="leasing-title">{t('advice.calculator.title')}</h2>
      <p className="mt-3 max-w-[62ch] text-ink-600">{t('advice.calculator.lead')}</p>
      {answer && (
        <div className="mt-6 max-w-160 rounded-panel bg-reseda-50 p-5 sm:p-7">
          <h3 className="text-title">{answer.headline}</h3>
          <div className="mt-3 grid gap-2 text-label/[1.55] text-ink-600 empty:hidden">
            {answer.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          <p className="mt-4">
            <ButtonLink variant="primary" href={href('leasingRequest')}>
              {t('advice.calculator.request')}
            </ButtonLink>
          </p>
        </div>
      )}
      <form
        action={`${href('leasing')}#${place}`}
        method="get"
        noValidate
        className="mt-6 grid max-w-160 gap-5 sm:grid-cols-2 print:hidden"
      >
        <div className="empty:hidden sm:col-span-2">
          <ErrorSummary
            answer={{alerts: [], fields: errors}}
            title={t('advice.calculator.wrong')}
            idOf={(field) => `leasing-${field}`}
          />
        </div>
        {fieldOf('price', true)}
        {fieldOf('rrp')}
        {fieldOf('gross', true)}
        <SelectField
          id="leasing-class"
          name="class"
          label={t('advice.calculator.class')}
          hint={t('advice.calculator.classHint')}
          error={errors.class}
          required
          defaultValue={typed.class}
          options={[{value: '', label: t('advice.calculator.choose')}, ...classes]}
        />
        {fieldOf('share')}
        {fieldOf('insurance')}
        <SelectField
          id="leasing-kind"
          name="kind"
          label={t('advice.calculator.kind')}
          defaultValue={typed.kind}
          options={[
            {value: 'bike', label: t('advice.calculator.bike')},
            {value: 's-pedelec', label: t('advice.calculator.sPedelec')},
          ]}
        />
        {fieldOf('way')}
        <div className="sm:col-span-2">
          <Button type="submit" variant={answer ? 'secondary' : 'primary'}>
            {t('advice.calculator.submit')}
          </Button>
        </div>
      </form>
    </section>
  );
}
