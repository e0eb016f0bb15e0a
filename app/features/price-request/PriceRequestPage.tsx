import {EmailField, FormField, TextareaField} from '~/forms/FormField';
import type {FormAnswer} from '~/forms/submission';
import {useTableForm} from '~/forms/use-posted-form';
import {useHref, useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {
  AsidePoints,
  FormTitle,
  RequestLayout,
  ShopPhone,
  RequestSent,
  RequestAside,
  RequestGuard,
} from '../requests/RequestLayout';
import type {Sent} from '../requests/request-answers.server';
import {PrivacyField} from '../site/PrivacyField';
import {priceFields} from './fields';
import type {PriceRequestData} from './price-request.server';

interface PriceRequestPageProps extends Omit<PriceRequestData, 'messages'> {
  /** The data of a signed-in customer. */
  initial: Readonly<Record<string, string>> | null;
  /** Set once the shop has the mail. */
  sent: Sent | null;
  answer: FormAnswer | null;
}

/** 'Preisanfrage', for a visitor who has found a lower price elsewhere. */
export function PriceRequestPage({initial, sent, answer, ...page}: PriceRequestPageProps) {
  const t = useTranslate();
  const href = useHref();
  const {requested, phone, seal, ownHosts} = page;
  const {bike, state, number} = requested;
  const product = bike && {title: bike.title, href: bike.href};
  const done = answer ? null : sent;
  return (
    <RequestLayout
      title={t('priceRequest.headline')}
      breadcrumbTitle={t('priceRequest.title')}
      {...(!done && {lead: t('priceRequest.lead')})}
      breadcrumb={product ? [product] : []}
      aside={<Aside requested={requested} phone={phone} />}
    >
      {done ? (
        <RequestSent
          text={t('priceRequest.sent')}
          sent={done}
          links={[
            ...(product ? [{label: t('priceRequest.back'), href: product.href}] : []),
            {label: t('priceRequest.shop'), href: href('home')},
          ]}
        />
      ) : (
        <div className="grid gap-6">
          {state !== 'ready' && state !== 'none' && (
            <Alert kind="warning">{t(`priceRequest.${state}`)}</Alert>
          )}
          <PriceRequestForm
            answer={answer}
            initial={initial}
            action={href('priceRequest') + (number ? `?variant=${number}` : '')}
            seal={seal}
            ownHosts={ownHosts}
            messageHint={t(state === 'none' ? 'priceRequest.none' : 'priceRequest.messageHint')}
          />
        </div>
      )}
    </RequestLayout>
  );
}

function Aside({requested, phone}: Pick<PriceRequestData, 'requested' | 'phone'>) {
  const t = useTranslate();
  const promises = ['answer', 'same', 'service'] as const;
  return (
    <RequestAside requested={requested} title={t('priceRequest.promises.title')}>
      <AsidePoints points={promises.map((name) => t(`priceRequest.promises.${name}`))} />
      <ShopPhone question={t('priceRequest.questions')} phone={phone} />
    </RequestAside>
  );
}

interface PriceRequestFormProps extends Pick<
  PriceRequestPageProps,
  'answer' | 'initial' | 'seal' | 'ownHosts'
> {
  /** The URL that it is submitted to; names the variant. */
  action: string;
  messageHint: string;
}

/** The cheaper offer, and how to reach the visitor who found it. */
function PriceRequestForm(props: PriceRequestFormProps) {
  const {answer, initial, action, seal, ownHosts, messageHint} = props;
  const t = useTranslate();
  const {form, field, line, box, summary, button} = useTableForm(priceFields, {
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
      <RequestGuard seal={seal} answer={answer} summary={summary} />
      <FormTitle id="price-request-title">{t('priceRequest.about')}</FormTitle>
      <FormField
        {...field('offerLink')}
        type="url"
        inputMode="url"
        hint={t('priceRequest.offerLinkHint')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...line('name')} />
        <EmailField {...line('email')} />
      </div>
      <TextareaField {...field('message')} hint={messageHint} />
      <PrivacyField {...box('privacy')} />
      <div className="mt-1 flex border-t border-stahl-200 pt-6 max-sm:*:flex-1 sm:justify-end">
        <Button variant="primary" {...button}>
          {t('priceRequest.submit')}
        </Button>
      </div>
    </form>
  );
}
