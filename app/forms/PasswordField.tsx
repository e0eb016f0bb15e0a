import {useState, type ComponentProps} from 'react';
import {useHydrated} from '~/ui/use-hydrated';
import {FormField} from './FormField';

interface PasswordFieldProps extends Omit<ComponentProps<typeof FormField>, 'type'> {
  /** 'Passwort anzeigen'; a repetition goes without. */
  showLabel?: string;
}

/** A password; with script it can be shown while it is typed. */
export function PasswordField({showLabel, id, ...field}: PasswordFieldProps) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
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
      {showLabel && (
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
          {showLabel}
        </label>
      )}
    </div>
  );
}
