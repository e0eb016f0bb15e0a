import type {InputHTMLAttributes, ReactNode, SelectHTMLAttributes} from 'react';
import {Icon} from '~/ui/Icon';
import {FieldError} from './FieldError';
import {FieldFrame, type FieldFrameProps, LabelText, RequiredStar} from './FieldFrame';

type SelectFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> & {
    name: string;
    /** `className` lets a stylesheet tell which option is selected. */
    options: readonly {value: string; label: string; className?: string}[];
  };

/** A labelled select; a required one shows an asterisk. */
export function SelectField(props: SelectFieldProps) {
  const {id, label, note, hint, error, required = false, options, ...select} = props;
  return (
    <FieldFrame {...{id, label, note, hint, error, required}}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            // Browsers only validate `required` on selects that have an empty option.
            required={required && options.some(({value}) => value === '')}
            className={`h-13 w-full appearance-none rounded-control bg-kreide pr-11 pl-4 ${control.className}`}
          >
            {options.map(({label: text, ...option}) => (
              <option key={option.value} {...option}>
                {text}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={20}
            className="pointer-events-none absolute top-4 right-3"
          />
        </div>
      )}
    </FieldFrame>
  );
}

interface CheckboxFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  name: string;
  /** May contain a link. */
  label: ReactNode;
  error?: string | undefined;
}

/** A labelled checkbox; a required one shows an asterisk. */
export function CheckboxField({id, label, error, required, ...input}: CheckboxFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={id}
        className="flex min-h-11 items-start gap-3 py-2 text-label leading-normal"
      >
        <input
          {...input}
          type="checkbox"
          id={id}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-5 flex-none rounded-tile accent-tanne-700 not-focus-visible:aria-invalid:outline-2 not-focus-visible:aria-invalid:outline-danger"
        />
        <span>
          {label}
          {required && <RequiredStar />}
        </span>
      </label>
      {error && (
        <div className="ml-8">
          <FieldError id={errorId} quiet>
            {error}
          </FieldError>
        </div>
      )}
    </div>
  );
}

interface RadioOption {
  value: string;
  label: ReactNode;
  /** Explains the option, below its label. */
  hint?: ReactNode;
}

interface RadioFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> {
  /** Id of the first option, which an error summary links to. */
  id: string;
  name: string;
  /** Legend of the group. */
  label: string;
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** Radio buttons as cards, two per row where they fit; a required group shows an asterisk. */
export function RadioField(props: RadioFieldProps) {
  const {id, name, label, options, error, required = false, defaultValue, ...input} = props;
  const errorId = `${id}-error`;
  return (
    <fieldset
      role="radiogroup"
      className="grid min-w-0 gap-1.5"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-2 text-label font-label">
        <LabelText required={required}>{label}</LabelText>
      </legend>
      <div className="grid gap-2.5 sm:grid-cols-2 sm:*:last:odd:col-span-2">
        {options.map((option, position) => (
          <RadioCard
            {...input}
            key={option.value}
            id={position === 0 ? id : `${id}-${position + 1}`}
            name={name}
            required={required}
            defaultChecked={option.value === defaultValue}
            option={option}
            invalid={Boolean(error)}
          />
        ))}
      </div>
      {error && (
        <FieldError id={errorId} quiet>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}

interface RadioCardProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  option: RadioOption;
  invalid: boolean;
}

function RadioCard({id, option: {value, label, hint}, invalid, ...input}: RadioCardProps) {
  const border = invalid ? 'border-danger' : 'border-ink-400';
  return (
    <label
      htmlFor={id}
      className={`flex min-h-18 cursor-pointer items-center gap-4 rounded-control border bg-kreide px-5 py-3 has-checked:border-tanne-700 has-checked:bg-reseda-50 has-checked:[box-shadow:inset_0_0_0_1px_--theme(--color-tanne-700)] has-focus-visible:focus-ring ${border}`}
    >
      <input
        {...input}
        type="radio"
        id={id}
        value={value}
        className="size-6 flex-none accent-tanne-700 focus-visible:outline-none"
      />
      <span className="grid min-w-0 gap-0.5 wrap-anywhere">
        <span>{label}</span>
        {hint && <span className="text-small text-ink-600">{hint}</span>}
      </span>
    </label>
  );
}
