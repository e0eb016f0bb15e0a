import {RadioField} from '~/forms/ChoiceFields';
import {REVIEW_LENGTHS} from '~/forms/fields';
import type {FormAnswer} from '~/forms/submission';
import {FormField, TextareaField} from '~/forms/FormField';
import {usePostedForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button, ButtonLink} from '~/ui/Button';
import {Image} from '~/ui/Image';
import {Stars} from '~/ui/Stars';
import {loginQuery} from '../account/use-account';
import type {Sent} from '../requests/request-answers.server';
import {
  AsidePoints,
  FormTitle,
  RequestLayout,
  RequestSent,
  RequestGuard,
} from '../requests/RequestLayout';
import {PrivacyField} from '../site/PrivacyField';
import {useSiteLinks} from '../site/site-facts';
import type {ReviewData} from './review.server';

interface ReviewPageProps {
  page: Omit<ReviewData, 'messages'>;
  /** Set once the mail has been sent to the shop. */
  sent: Sent | null;
  answer: FormAnswer | null;
}

/** 'Artikel bewerten': for customers who have bought the product. */
export function ReviewPage({page, sent, answer}: ReviewPageProps) {
  const t = useTranslate();
  const href = useHref();
  const {title, handle} = page;
  const product = href('product', {handle});
  const done = answer ? null : sent;
  return (
    <RequestLayout
      title={t('review.title')}
      {...(!done && {lead: title ? t('review.leadFor', {article: title}) : t('review.lead')})}
      breadcrumb={title ? [{title, href: product}] : []}
      aside={<Aside page={page} product={product} />}
    >
      {done ? (
        <RequestSent
          text={t('review.sent.text')}
          sent={done}
          mailNotice={t(`review.sent.${done.mail}`)}
          links={[
            {label: t('review.back'), href: product},
            {label: t('review.sent.orders'), href: href('orders')},
          ]}
        />
      ) : (
        <Content page={page} product={product} answer={answer} />
      )}
    </RequestLayout>
  );
}

interface ContentProps {
  page: ReviewPageProps['page'];
  /** URL of the product page. */
  product: string;
  answer: FormAnswer | null;
}

/** The form, or why there is none. A form rejected because the session has ended keeps its input. */
function Content({page: {state, handle, initial, seal}, product, answer}: ContentProps) {
  const t = useTranslate();
  const href = useHref();
  const reviewHref = href('review', {handle});
  const login = href('login') + loginQuery({returnTo: reviewHref});
  if (state === 'notBought') return <NotBought product={product} />;
  if (state === 'ready' || answer) {
    return <ReviewForm answer={answer} initial={initial} action={reviewHref} seal={seal} />;
  }
  const [label, to] =
    state === 'unknown' ? [t('errors.retry'), reviewHref] : [t('account.login.title'), login];
  return (
    <div className="grid justify-items-start gap-5">
      <h2 className="text-title">{t(`review.${state}.title`)}</h2>
      <p className="max-w-[62ch] text-ink-600">{t(`review.${state}.text`)}</p>
      <div className="flex w-full flex-wrap gap-3 max-sm:*:flex-auto">
        <ButtonLink href={to} variant="primary" data-document>
          {label}
        </ButtonLink>
        <ButtonLink href={product} variant="secondary">
          {t('review.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

function NotBought({product}: {product: string}) {
  const t = useTranslate();
  const href = useHref();
  const {contact} = useSiteLinks();
  return (
    <div className="grid justify-items-start gap-5">
      <Alert kind="warning" title={t('review.notBought.title')}>
        <p>{t('review.notBought.text')}</p>
      </Alert>
      <div className="flex w-full flex-wrap gap-3 max-sm:*:flex-auto">
        <ButtonLink href={product} variant="primary">
          {t('review.back')}
        </ButtonLink>
        <ButtonLink href={href('orders')} variant="secondary">
          {t('review.notBought.orders')}
        </ButtonLink>
        {contact && (
          <ButtonLink href={contact} variant="secondary">
            {t('review.notBought.contact')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Aside({page: {title, image, bought}, product}: Omit<ContentProps, 'answer'>) {
  const t = useTranslate();
  const points = ['order', 'both', 'name'] as const;
  return (
    <aside className="self-start rounded-panel bg-stahl-50 p-5 sm:p-6 lg:sticky lg:top-24 print:static">
      <h2 className="text-h3">{t('review.article')}</h2>
      {image && (
        <div className="mt-4 aspect-4/3 max-w-[332px] overflow-hidden rounded-control bg-stahl-100">
          <Image
            image={image}
            sizes="(min-width: 40rem) 332px, 92vw"
            widths={[240, 355, 480, 710]}
            ratio="4/3"
            lazy={false}
            className="size-full"
          />
        </div>
      )}
      {title && (
        <p className="mt-4 text-[1.125rem] leading-[1.3] font-label wrap-anywhere">
          <a href={product} className="py-1 decoration-1 underline-offset-3 hover:underline">
            {title}
          </a>
        </p>
      )}
      {bought && <p className="mt-1 text-small text-ink-500">{t('review.bought', bought)}</p>}
      <AsidePoints points={points.map((name) => t(`review.points.${name}`))} />
    </aside>
  );
}

interface ReviewFormProps extends Pick<ReviewData, 'initial' | 'seal'> {
  answer: FormAnswer | null;
  /** The URL it is submitted to, which identifies the product. */
  action: string;
}

const schema = () => import('./review-schema').then(({reviewSchema}) => reviewSchema);
const stars = [5, 4, 3, 2, 1];

function ReviewForm({answer, initial, action, seal}: ReviewFormProps) {
  const t = useTranslate();
  const {form, field, box, summary, button} = usePostedForm({
    id: 'review',
    answer,
    initial,
    schema,
  });
  return (
    <form {...form} action={action} className="grid gap-5" aria-labelledby="review-heading">
      <RequestGuard seal={seal} answer={answer} summary={summary} />
      <FormTitle id="review-heading">{t('review.form.about')}</FormTitle>
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
      <PrivacyField {...box('privacy')} label="review.privacy" />
      <div className="mt-1 flex border-t border-stahl-200 pt-6 max-sm:*:flex-1 sm:justify-end">
        <Button variant="primary" {...button}>
          {t('review.form.submit')}
        </Button>
      </div>
    </form>
  );
}
