import {useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import type {MapAddresses} from './map-addresses';

/** By bicycle, as OpenStreetMap names it in the address of its directions. */
const BY_BICYCLE = 'fossgis_osrm_bike';

/** Opens the map service's directions from an address to the shop. */
export function DirectionsForm({service}: {service: MapAddresses}) {
  const t = useTranslate();
  return (
    <form
      action={service.directions}
      target="_blank"
      rel="noopener"
      className="mt-4 grid gap-4 text-label leading-normal"
    >
      <input type="hidden" name="engine" value={BY_BICYCLE} />
      <input type="hidden" name="to" value={service.destination} />
      <label className="grid gap-1.5">
        <span className="font-label">{t('content.route.from')}</span>
        <input
          name="from"
          maxLength={200}
          autoComplete="address-line1"
          placeholder={t('content.route.fromHint')}
          className="h-13 w-full min-w-0 rounded-control border border-ink-400 px-3.5 text-body placeholder:text-ink-500"
        />
      </label>
      <Button variant="primary" full>
        {t('content.route.plan')}
      </Button>
      <p className="-mt-1 text-micro text-ink-500">{t('content.route.newTab')}</p>
    </form>
  );
}
