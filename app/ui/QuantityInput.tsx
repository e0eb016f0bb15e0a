import {useEffect, useId, useState} from 'react';
import {Icon} from './Icon';
import {clampQuantity} from './quantity';

interface QuantityInputProps {
  name: string;
  id?: string;
  defaultValue: number;
  min?: number;
  max?: number;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  size?: 'large' | 'small';
  onChange?: (quantity: number) => void;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string;
}

/**
 * A number of pieces: a plain number field, with minus and plus once there is script. Typing is clamped to
 * the range, what is no number is ignored (spec §5).
 */
export function QuantityInput(props: QuantityInputProps) {
  const {defaultValue, min = 1, max = Infinity, size = 'large', onChange, disabled} = props;
  const ownId = useId();
  const [typed, setTyped] = useState(String(defaultValue));
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);

  const quantity = clampQuantity(typed, {min, max}) ?? defaultValue;
  const set = (wanted: string) => {
    const clamped = clampQuantity(wanted, {min, max});
    if (clamped === null) return;
    setTyped(String(clamped));
    if (clamped !== quantity) onChange?.(clamped);
  };
  const step = (by: number, label: string, icon: 'minus' | 'plus', atEnd: boolean) => (
    <button
      type="button"
      className="quantity__step"
      aria-label={label}
      disabled={disabled ?? atEnd}
      onClick={() => set(String(quantity + by))}
    >
      <Icon name={icon} size={20} />
    </button>
  );

  return (
    <div className={`quantity quantity--${size}${props.invalid ? ' quantity--invalid' : ''}`}>
      {scripted && step(-1, props.decreaseLabel, 'minus', quantity <= min)}
      <input
        id={props.id ?? ownId}
        className="quantity__field"
        type="number"
        inputMode="numeric"
        name={props.name}
        min={min}
        max={Number.isFinite(max) ? max : undefined}
        step={1}
        required
        value={typed}
        disabled={disabled}
        aria-label={props.label}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => {
          setTyped(event.target.value);
          const clamped = clampQuantity(event.target.value, {min, max});
          if (clamped !== null && clamped !== quantity) onChange?.(clamped);
        }}
        onBlur={() => setTyped(String(quantity))}
      />
      {scripted && step(1, props.increaseLabel, 'plus', quantity >= max)}
    </div>
  );
}
