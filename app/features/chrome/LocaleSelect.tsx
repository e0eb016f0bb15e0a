import {useId} from 'react';
import {Icon} from '~/ui/Icon';

interface LocaleSelectProps {
  label: string;
  name: string;
  value: string;
  options: {value: string; text: string}[];
}

/** A choice on the footer's dark ground. */
export function LocaleSelect({label, name, value, options}: LocaleSelectProps) {
  const id = useId();
  return (
    <p className="grid min-w-0 flex-[0_1_300px] gap-1.5">
      <label htmlFor={id} className="font-heading">
        {label}
      </label>
      <span className="relative">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className="h-11 w-full appearance-none rounded-control border border-tanne-200 bg-tanne-950 pr-10 pl-3.5 text-ellipsis hover:border-kreide"
        >
          {options.map(({value, text}) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={20}
          className="pointer-events-none absolute top-3 right-3"
        />
      </span>
    </p>
  );
}
