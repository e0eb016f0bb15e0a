import {usePageTranslate} from '~/i18n/PageMessages';
import {useHref, useLanguage} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {ButtonLink} from '~/ui/Button';
import {bikePath} from '../requests/bike-view';
import {ShopPhone} from '../requests/RequestLayout';
import type {LeasingRequestData} from './load-leasing-request.server';
import type {Obstacle} from './obstacle';
import {usePlaces} from '../site/site-facts';

interface LeasingObstacleProps extends Pick<LeasingRequestData, 'requested' | 'minimum' | 'phone'> {
  obstacle: Obstacle;
}

/** Why this bike cannot be leased, said before anybody fills in a form, and where to go instead. */
export function LeasingObstacle({obstacle, requested, minimum, phone}: LeasingObstacleProps) {
  const t = usePageTranslate();
  const href = useHref();
  const {browse} = usePlaces();
  const {language} = useLanguage();
  const {bike} = requested;
  const sameModel = obstacle === 'soldOut' && bike;
  return (
    <div className="grid gap-6">
      <Alert kind="warning" title={t(`leasingRequest.obstacles.${obstacle}`)}>
        <p>{t(`leasingRequest.obstacles.${obstacle}Text`, {amount: minimum ?? ''})}</p>
      </Alert>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        {sameModel && (
          <ButtonLink variant="primary" href={bikePath(bike, language)}>
            {t('leasingRequest.obstacles.sameModel')}
          </ButtonLink>
        )}
        <ButtonLink variant={sameModel ? 'secondary' : 'primary'} href={browse}>
          {t('leasingRequest.obstacles.otherBikes')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={href('leasingRequest')}>
          {t('leasingRequest.obstacles.otherwise')}
        </ButtonLink>
      </div>
      <ShopPhone question={t('leasingRequest.obstacles.help')} phone={phone} />
    </div>
  );
}
