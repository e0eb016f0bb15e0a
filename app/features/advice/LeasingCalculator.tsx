import {SelectField} from '~/forms/ChoiceFields';
import {ErrorSummary} from '~/forms/ErrorSummary';
import {FormField} from '~/forms/FormField';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Button, ButtonLink} from '~/ui/Button';
import {CALCULATOR} from './leasing-cost';
import type {CalculatorField, LeasingCalculatorData} from './leasing-calculator.server';

type Props = Omit<LeasingCalculatorData, 'messages'>;

/** The leasing cost calculator: a form whose result is shown on the same page, so that it works without script. */
export function LeasingCalculator({typed, variant, errors, classes, answer}: Props) {
  const t = useTranslate();
  const href = useHref();
  const renderField = (name: Exclude<CalculatorField, 'class' | 'kind'>, required = false) => (
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
    <section id={CALCULATOR} className="page-width section-space" aria-labelledby="leasing-title">
      <h2 id="leasing-title">{t('advice.calculator.title')}</h2>
      <p className="mt-3 max-w-[62ch] text-ink-600">{t('advice.calculator.lead')}</p>
      {answer && (
        <div className="mt-6 grid gap-x-16 gap-y-4 rounded-panel bg-reseda-50 p-5 sm:p-7 lg:grid-cols-2">
          <h3 className="text-title">{answer.headline}</h3>
          <div className="grid content-start gap-2 text-label leading-[1.55] text-ink-600 empty:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {answer.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          <p className="self-start">
            <ButtonLink
              variant="primary"
              href={href('leasingRequest') + (variant && `?variant=${variant}`)}
            >
              {t('advice.calculator.request')}
            </ButtonLink>
          </p>
        </div>
      )}
      <form
        action={`${href('leasing')}#${CALCULATOR}`}
        method="get"
        noValidate
        className="mt-6 print:hidden"
      >
        {variant && <input type="hidden" name="variant" value={variant} />}
        <div className="mb-5 max-w-160 empty:hidden">
          <ErrorSummary
            answer={{alerts: [], fields: errors}}
            title={t('advice.calculator.wrong')}
            idOf={(field) => `leasing-${field}`}
          />
        </div>
        <div className="grid gap-x-5 gap-y-2 *:row-span-3 *:grid-rows-subgrid sm:grid-cols-2 lg:grid-cols-4">
          {renderField('price', true)}
          {renderField('rrp')}
          {renderField('gross', true)}
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
          {renderField('share')}
          {renderField('insurance')}
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
          {renderField('way')}
        </div>
        <div className="mt-3">
          <Button type="submit" variant={answer ? 'secondary' : 'primary'}>
            {t('advice.calculator.submit')}
          </Button>
        </div>
      </form>
    </section>
  );
}
