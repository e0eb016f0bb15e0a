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
import {LONGEST_TYPED} from './fields';
import {isLiveCheck} from './use-posted-form';

type FormFieldProps = Omit<FieldFrameProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children'> & {name: string};

/** A labelled text field; a required one carries a star in label and placeholder. */
export function FormField(props: FormFieldProps) {
  const {id, label, note, hint, error, required = false, ...input} = props;
  const placeholder = required ? `${label} *` : label;
  return (
    <FieldFrame {...{id, label, note, hint, error, required}}>
      {(control) => (
        <input
          // A date shows how it is written by itself.
          placeholder={input.type === 'date' ? undefined : placeholder}
          {...input}
          {...control}
          className={`h-13 w-full rounded-control bg-kreide px-4 placeholder:text-ink-500 ${control.className}`}
        />
      )}
    </FieldFrame>
  );
}

type EmailFieldProps = Omit<ComponentProps<typeof FormField>, 'type' | 'required'>;

/** A required e-mail address, for which keyboards show the @ and browsers correct nothing. */
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
  /** With 'Passwort anzeigen' below it; one in a form is enough. */
  canBeShown?: boolean;
}

/** A password; with script it can be shown while it is typed. */
export function PasswordField({canBeShown = false, id, ...field}: PasswordFieldProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);

  // Browsers remember what is sent as plain text.
  useEffect(() => {
    if (!shown) return;
    const hide = (event: Event) => {
      if (!isLiveCheck(event)) setShown(false);
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
        // Its place is kept until script comes: a button that moves under a finger is missed.
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

/** A labelled text of several lines; a required one carries a star in label and placeholder. */
export function TextareaField(props: TextareaFieldProps) {
  const {id, label, note, hint, error, required = false, ...textarea} = props;
  useEarlyText(id);
  return (
    <FieldFrame {...{id, label, note, hint, error, required}}>
      {(control) => (
        <textarea
          rows={5}
          maxLength={LONGEST_TYPED}
          placeholder={required ? `${label} *` : label}
          {...textarea}
          {...control}
          className={`min-h-32 w-full rounded-control bg-kreide px-4 py-3 placeholder:text-ink-500 ${control.className}`}
        />
      )}
    </FieldFrame>
  );
}

/**
 * When React 18 hydrates a textarea it resets it to the text that it was rendered with (react-dom 18.3,
 * `postMountWrapper` of ReactDOMTextarea). This puts back what a visitor has typed before script came.
 */
function useEarlyText(id: string): void {
  const isAlive = useHydrated();
  const [typed] = useState(() => (isAlive ? null : (textareaOf(id)?.value ?? null)));
  useEffect(() => {
    const field = textareaOf(id);
    if (field && typed !== null && field.value === field.defaultValue) field.value = typed;
    // Neither changes: once, after hydration.
  }, [id, typed]);
}

function textareaOf(id: string): HTMLTextAreaElement | null {
  if (import.meta.env.SSR) return null;
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : null;
}
