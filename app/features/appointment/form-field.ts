import type {usePostedForm} from '~/forms/use-posted-form';

/** What a field of the form is given: id, name, error, value. */
export type FieldOf = ReturnType<typeof usePostedForm>['field'];
