import {ErrorSummary} from '~/forms/ErrorSummary';
import {FormField, TextareaField} from '~/forms/FormField';
import {REVIEW_LENGTHS} from '~/forms/fields';
import {RadioField} from '~/forms/ChoiceFields';
import {RequiredNote} from '~/forms/FieldFrame';
import type {FormAnswer} from '~/forms/form-answer';
import {usePostedForm} from '~/forms/use-posted-form';
import {usePageTranslate} from '~/i18n/PageMessages';
import {Button} from '~/ui/Button';
import {Stars} from '~/ui/Stars';
import {PrivacyField} from '../site/PrivacyField';
import {RequestGuard} from '../requests/RequestGuard';

interface ReviewFormProps {
  answer: FormAnswer | null;
  initial: Readonly<Record<string, string>>;
  /** Where it is sent; names the article. */
  action: string;
  seal: string;
}

const schema = () => import('./review-schema').then(({reviewSchema}) => reviewSchema);
const stars = [5, 4, 3, 2, 1];

/** Stars, words, and the name that stands beside them. */
export function ReviewForm({answer, initial, action, seal}: ReviewFormProps) {
  const t = usePageTranslate();
  const {form, field, box, summary, button} = usePostedForm({
    id: 'review',
    answer,
    initial,
    schema,
  });
  return (
    <form {...form} action={action} className="grid gap-5" aria-labelledby="review-heading">
      <RequestGuard seal={seal} answer={answer} />
      <ErrorSummary {...summary} title={t('requests.summary')} />
      <div>
        <h2 id="review-heading" className="text-title">
          {t('review.form.about')}
        </h2>
        <div className="mt-1">
          <RequiredNote />
        </div>
      </div>
      <RadioField
        {...field('rating')}
        label={t('review.form.rating')}
        required
        options={stars.map((count) => ({
          value: String(count),
          label: (
            <span className="flex flex-wrap items-center gap-x-3">
              <Stars rating={count} className="text-stern" />
              {t('review.form.stars', {count})}
            </span>
          ),
        }))}
      />
      <FormField
        {...field('title')}
        label={t('review.form.title')}
        hint={t('review.form.titleHint')}
        maxLength={REVIEW_LENGTHS.title[1]}
        required
      />
      <TextareaField
        {...field('body')}
        label={t('review.form.body')}
        hint={t('review.form.bodyHint')}
        rows={8}
        required
      />
      <FormField
        {...field('author')}
        label={t('review.form.author')}
        hint={t('review.form.authorHint')}
        autoComplete="nickname"
        maxLength={REVIEW_LENGTHS.author[1]}
        required
      />
      <PrivacyField {...box('privacy')} messages="review.privacy" />
      <div className="mt-1 flex border-t border-stahl-200 pt-6 max-sm:*:flex-1 sm:justify-end">
        <Button variant="primary" {...button}>
          {t('review.form.submit')}
        </Button>
      </div>
    </form>
  );
}
