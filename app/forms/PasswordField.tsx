import {useEffect, useState, type ComponentProps} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {useHydrated} from '~/ui/hydration';
import {FormField} from './FormField';
import {isLiveCheck} from './use-posted-form';

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
