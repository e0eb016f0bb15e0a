import {FormField} from './FormField';
import {LONGEST_LINE} from './limits';
import type {FieldOf} from './use-posted-form';

interface NameFieldsProps {
  field: FieldOf;
  firstName: string;
  lastName: string;
}

/** First and last name, side by side where there is room; both are required. */
export function NameFields({field, firstName, lastName}: NameFieldsProps) {
  const both = {maxLength: LONGEST_LINE, required: true};
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField {...field('firstName')} label={firstName} autoComplete="given-name" {...both} />
      <FormField {...field('lastName')} label={lastName} autoComplete="family-name" {...both} />
    </div>
  );
}
