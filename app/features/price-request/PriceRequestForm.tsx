import {ErrorSummary} from '~/forms/ErrorSummary';
import {inputProps} from '~/forms/fields';
import {EmailField} from '~/forms/EmailField';
import {FormField} from '~/forms/FormField';
import {TextareaField} from '~/forms/TextareaField';
import type {FormAnswer} from '~/forms/form-answer';
import {RequiredNote} from '~/forms/RequiredNote';
import {usePostedForm} from '~/forms/use-posted-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {Button} from '~/ui/Button';
import {PrivacyField} from '../site/PrivacyField';
import {RequestTrap} from '../requests/RequestTrap';
import {priceFields} from './fields';

interface PriceRequestFormProps {
  answer: FormAnswer | null;
  initial: Readonly<Record<string, string>> | null;
  /** Where it is sent; names the variant. */
  action: string;
  seal: string;
  ownHosts: readonly string[];
  messageHint: string;
}

/** The offer that is cheaper, and how to reach its finder. */
export function PriceRequestForm(props: PriceRequestFormProps) {
  const {answer, initial, action, seal, ownHosts, messageHint} = props;
  const own = usePageTranslate();
  const {form, field, box, summary, button} = usePostedForm({
    id: 'price-request',
    answer,
    ...(initial && {initial}),
    schema: async () => {
      const {priceRequestSchema} = await import('./price-request-schema');
      return priceRequestSchema(ownHosts);
    },
  });
  return (
    <form {...form} action={action} className="grid gap-5" aria-labelledby="price-request-title">
      <RequestTrap seal={seal} answer={answer} />
      <ErrorSummary {...summary} title={own('requests.summary')} />
      <div>
        <h2 id="price-request-title" className="text-title">
          {own('priceRequest.about')}
        </h2>
        <div className="mt-1">
          <RequiredNote />
        </div>
      </div>
      <FormField
        {...field('offerLink')}
        type="url"
        inputMode="url"
        label={own(priceFields.offerLink.label)}
        hint={own('priceRequest.offerLinkHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          {...field('name')}
          {...inputProps(priceFields.name)}
          label={own(priceFields.name.label)}
        />
        <EmailField
          {...field('email')}
          {...inputProps(priceFields.email)}
          label={own(priceFields.email.label)}
        />
      </div>
      <TextareaField
        {...field('message')}
        label={own(priceFields.message.label)}
        hint={messageHint}
      />
      <PrivacyField {...box('privacy')} />
      <div className="mt-1 flex border-t border-stahl-200 pt-6 max-sm:*:flex-1 sm:justify-end">
        <Button variant="primary" {...button}>
          {own('priceRequest.submit')}
        </Button>
      </div>
    </form>
  );
}
