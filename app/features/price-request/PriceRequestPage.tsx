import type {FormAnswer} from '~/forms/form-answer';
import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useLanguage} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {AsidePoints} from '../requests/AsidePoints';
import {bikePath} from '../requests/bike-view';
import {RequestedBike} from '../requests/RequestedBike';
import {RequestLayout} from '../requests/RequestLayout';
import {RequestSent} from '../requests/RequestSent';
import type {Sent} from '../requests/sent-page';
import {ShopPhone} from '../requests/ShopPhone';
import type {PriceRequestData} from './price-request.server';
import {PriceRequestForm} from './PriceRequestForm';

interface PriceRequestPageProps extends Omit<PriceRequestData, 'messages'> {
  /** What is known of a signed-in customer. */
  initial: Readonly<Record<string, string>> | null;
  /** The shop has the mail. */
  sent: Sent | null;
  answer: FormAnswer | null;
}

/** 'Preisanfrage': seen for less elsewhere. */
export function PriceRequestPage({initial, sent, answer, ...page}: PriceRequestPageProps) {
  const t = usePageTranslate();
  const href = useHref();
  const {language} = useLanguage();
  const {requested, phone, seal, ownHosts} = page;
  const {bike, state, number} = requested;
  const product = bike && {title: bike.title, href: bikePath(bike, language)};
  const done = answer ? null : sent;
  return (
    <RequestLayout
      title={t('priceRequest.headline')}
      here={t('priceRequest.title')}
      {...(!done && {lead: t('priceRequest.lead')})}
      trail={product ? [product] : []}
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

/** The item with what happens next; that alone where there is none to show. */
function Aside({requested, phone}: Pick<PriceRequestData, 'requested' | 'phone'>) {
  const t = usePageTranslate();
  const promises = ['answer', 'same', 'service'] as const;
  const points = (
    <>
      <AsidePoints points={promises.map((name) => t(`priceRequest.promises.${name}`))} />
      <ShopPhone question={t('priceRequest.questions')} phone={phone} />
    </>
  );
  const {bike, state} = requested;
  if (bike) {
    return (
      <RequestedBike bike={bike} soldOut={state === 'soldOut'}>
        {points}
      </RequestedBike>
    );
  }
  return (
    <aside className="self-start rounded-panel bg-stahl-50 p-5 sm:p-6">
      <h2 className="text-h3">{t('priceRequest.promises.title')}</h2>
      {points}
    </aside>
  );
}
