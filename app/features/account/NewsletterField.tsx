import {CheckboxField} from '~/forms/ChoiceFields';
import type {usePostedForm} from '~/forms/use-posted-form';
import {usePageTranslate} from '~/i18n/use-language';
import {useBrand, usePlaces} from '../site/site-facts';

/** The box for the newsletter: never ticked by itself, with sender, topics, the way out of it and how data are kept. */
export function NewsletterField(box: ReturnType<ReturnType<typeof usePostedForm>['box']>) {
  const t = usePageTranslate();
  const brand = useBrand();
  const {privacy} = usePlaces();
  return (
    <div className="grid gap-1">
      <CheckboxField {...box} label={t('accountPages.newsletter.label', {brand})} />
      {privacy && (
        <a
          className="ml-8 inline-flex min-h-6 items-center justify-self-start text-small link"
          href={privacy}
          // Reading it must not cost what was typed.
          target="_blank"
          rel="noopener"
        >
          {t('accountPages.newsletter.link')}
        </a>
      )}
    </div>
  );
}
