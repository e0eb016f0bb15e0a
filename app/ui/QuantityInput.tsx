import {useEffect, useId, useRef, useState} from 'react';
import {useHydrated} from './hydration';
import {Icon} from './Icon';

interface QuantityInputProps {
  defaultValue: number;
  /** A rejected input, which the field shows again. */
  refused?: string | null;
  /** The value to show when this prop changes, regardless of what was typed. */
  shown?: string;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  size?: 'large' | 'small';
  /** Called with every new quantity, typed or stepped. */
  onChange?: (quantity: number) => void;
  invalid?: boolean;
  describedBy?: string;
}

const sizes = {large: 'h-13 w-29 sm:w-[130px]', small: 'h-11 w-35'};

/** With minus and plus next to it, whose space is reserved until script runs, the field needs no arrows of its own. */
const WITHOUT_ARROWS = '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none';

/**
 * A quantity: a plain number field, with minus and plus after hydration. Values below one become one, invalid input is
 * ignored.
 */
export function QuantityInput(props: QuantityInputProps) {
  const {defaultValue, size = 'large', onChange} = props;
  const id = useId();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const {shown} = props;
  const [typed, setTyped] = useState(shown ?? props.refused ?? String(defaultValue));
  const [lastShown, setLastShown] = useState(shown);
  if (shown !== undefined && shown !== lastShown) {
    setLastShown(shown);
    if (clampQuantity(typed) !== clampQuantity(shown)) setTyped(shown);
  }

  const quantity = clampQuantity(typed) ?? defaultValue;
  const notifyChange = (newQuantity: number | null) => {
    if (newQuantity !== null && newQuantity !== quantity) onChange?.(newQuantity);
  };
  const handleInput = (text: string) => {
    setTyped(text);
    notifyChange(clampQuantity(text));
  };
  useEffect(() => {
    // Typed before hydration: React shows it until it renders the field for the second time.
    const typedEarly = field.current?.value;
    if (typedEarly !== undefined && typedEarly !== typed) handleInput(typedEarly);
    // oxlint-disable-next-line react/exhaustive-deps -- Once, on hydration.
  }, []);
  const stepButton = (delta: number, label: string) => (
    <button
      type="button"
      className="grid h-full w-11 flex-none place-items-center rounded-control hover:bg-stahl-100 off:cursor-default off:text-ink-300 off:hover:bg-transparent"
      aria-label={label}
      // Not `disabled`, which would lose the focus at one.
      aria-disabled={quantity + delta < 1}
      onClick={() => handleInput(String(Math.max(quantity + delta, 1)))}
    >
      <Icon name={delta < 0 ? 'minus' : 'plus'} size={20} />
    </button>
  );

  return (
    <div
      className={`inline-flex items-center rounded-control bg-kreide ${sizes[size]} ${props.invalid ? 'border-2 border-danger' : 'border border-ink-400 hover:border-ink has-focus-visible:border-ink'}`}
    >
      {hydrated && stepButton(-1, props.decreaseLabel)}
      <input
        ref={field}
        id={id}
        className={`h-full w-0 flex-1 rounded-control text-center font-label nums ${hydrated ? WITHOUT_ARROWS : 'not-noscript:mx-11'}`}
        type="number"
        inputMode="numeric"
        name="quantity"
        min={1}
        step={1}
        required
        value={typed}
        aria-label={props.label}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        // A value restored by the browser after Back or a reload may belong to another cart.
        autoComplete="off"
        onChange={(event) => handleInput(event.target.value)}
        onBlur={() => setTyped(String(quantity))}
      />
      {hydrated && stepButton(1, props.increaseLabel)}
    </div>
  );
}

/** A typed quantity as an integer of at least one; `null` for invalid input. */
export function clampQuantity(typed: string): number | null {
  const value = Number.parseInt(typed, 10);
  return Number.isNaN(value) ? null : Math.max(value, 1);
}
