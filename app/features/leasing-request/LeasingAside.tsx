import {usePageTranslate} from '~/i18n/PageMessages';
import {AsidePoints, ShopPhone} from '../requests/RequestLayout';
import {RequestedBike} from '../requests/RequestedBike';
import type {LeasingRequestData} from './load-leasing-request.server';
import {usePlaces} from '../site/site-facts';

type LeasingAsideProps = Pick<LeasingRequestData, 'requested' | 'minimum' | 'phone'>;

/** The chosen bike on view beside every step, with what the shop promises. */
export function LeasingAside({requested, minimum, phone}: LeasingAsideProps) {
  const t = usePageTranslate();
  const {browse} = usePlaces();
  const promises = ['quick', 'portal', 'shipping'] as const;
  const {bike, state} = requested;
  const points = (
    <>
      <AsidePoints points={promises.map((name) => t(`leasingRequest.promises.${name}`))} />
      {!bike && minimum && (
        <p className="mt-4 text-small text-ink-500">
          {t('leasingRequest.minimum', {amount: minimum})}
        </p>
      )}
      <ShopPhone question={t('leasingRequest.questions')} phone={phone} />
    </>
  );
  if (bike) {
    return (
      <RequestedBike bike={bike} soldOut={state === 'soldOut'}>
        {points}
      </RequestedBike>
    );
  }
  const unknown = state === 'unknown';
  return (
    <aside className="self-start rounded-panel bg-stahl-50 p-5 sm:p-6">
      <h2 className="text-h3">
        {t(unknown ? 'leasingRequest.bike.unknown' : 'leasingRequest.bike.missing')}
      </h2>
      {state !== 'gone' && (
        <p className="mt-2 text-label/[1.55]">
          {t(unknown ? 'leasingRequest.bike.unknownText' : 'leasingRequest.bike.missingText')}
        </p>
      )}
      {!unknown && (
        <p className="mt-3">
          <a className="inline-flex min-h-6 link" href={browse}>
            {t('leasingRequest.bike.choose')}
          </a>
        </p>
      )}
      {points}
    </aside>
  );
}
