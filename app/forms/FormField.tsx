import {
  type ComponentProps,
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
  useEffect,
  useState,
} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {useHydrated} from '~/ui/hydration';
import {FieldFrame, type FieldFrameProps} from './FieldFrame';
import {MAX_TEXTAREA_LENGTH} from './fields';
import {isRevalidation} from './use-posted-form';

type FormFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children'> & {name: string};

/** A labelled text field; a required one shows an asterisk in label and placeholder. */
export function FormField(props: FormFieldProps) {
  const {id, label, note, hint, error, required = false, ...input} = props;
  const placeholder = required ? `${label} *` : label;
  return (
    <FieldFrame {...{id, label, note, hint, error, required}}>
      {(control) => (
        <input
          // Date inputs show their format themselves.
          placeholder={input.type === 'date' ? undefined : placeholder}
          {...input}
          {...control}
          className={`h-13 w-full rounded-control bg-kreide px-4 ${control.className}`}
        />
      )}
    </FieldFrame>
  );
}

type EmailFieldProps = Omit<ComponentProps<typeof FormField>, 'type' | 'required'>;

/** A required e-mail address: keyboards show the @, and browsers do not auto-correct. */
export function EmailField({autoComplete = 'email', ...field}: EmailFieldProps) {
  return (
    <FormField
      {...field}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

interface PasswordFieldProps extends Omit<ComponentProps<typeof FormField>, 'type'> {
  /** Adds 'Passwort anzeigen' below it; once per form is enough. */
  canBeShown?: boolean;
}

/** A password; after hydration it can be shown while typing. */
export function PasswordField({canBeShown = false, id, ...field}: PasswordFieldProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);

  // Browsers remember what is submitted as plain text.
  useEffect(() => {
    if (!shown) return;
    const hide = (event: Event) => {
      if (!isRevalidation(event)) setShown(false);
    };
    document.addEventListener('submit', hide, {capture: true});
    return () => document.removeEventListener('submit', hide, {capture: true});
  }, [shown]);

  return (
    <div className="grid gap-1">
      <FormField
        {...field}
        id={id}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {canBeShown && (
        // Its space is reserved until hydration: people miss a button that moves while they tap.
        <label
          className={`flex min-h-11 items-center gap-2.5 text-small text-ink-600 noscript:hidden ${hydrated ? '' : 'invisible'}`}
        >
          <input
            type="checkbox"
            checked={shown}
            onChange={() => setShown(!shown)}
            aria-controls={id}
            className="size-5 accent-tanne-700"
          />
          {t('account.showPassword')}
        </label>
      )}
    </div>
  );
}

type TextareaFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'children'> & {name: string};

/** A labelled multi-line text field; a required one shows an asterisk in label and placeholder. */
export function TextareaField(props: TextareaFieldProps) {
  const {id, label, note, hint, error, required = false, ...textarea} = props;
  useRestoreEarlyInput(id);
  return (
    <FieldFrame {...{id, label, note, hint, error, required}}>
      {(control) => (
        <textarea
          rows={5}
          maxLength={MAX_TEXTAREA_LENGTH}
          placeholder={required ? `${label} *` : label}
          {...textarea}
          {...control}
          className={`min-h-32 w-full rounded-control bg-kreide px-4 py-3 ${control.className}`}
        />
      )}
    </FieldFrame>
  );
}

/**
 * On hydration React 18 resets a textarea to its server-rendered text (react-dom 18.3, `postMountWrapper` of
 * ReactDOMTextarea). This restores what a visitor typed before hydration.
 */
function useRestoreEarlyInput(id: string): void {
  const isHydrated = useHydrated();
  const [typed] = useState(() => (isHydrated ? null : (textareaOf(id)?.value ?? null)));
  useEffect(() => {
    const field = textareaOf(id);
    if (field && typed !== null && field.value === field.defaultValue) field.value = typed;
    // Runs once, after hydration: neither changes.
  }, [id, typed]);
}

function textareaOf(id: string): HTMLTextAreaElement | null {
  if (import.meta.env.SSR) return null;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : null;
}
