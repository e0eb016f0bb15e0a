import {useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/Icon';
import type {MapAddresses} from './map-addresses';

interface MapConsentProps {
  service: MapAddresses;
  onAccept: () => void;
}

/** Asks before the live map is loaded, and leads to the map service; without script the link alone. */
export function MapConsent({service: {embed, page}, onAccept}: MapConsentProps) {
  const t = useTranslate();
  return (
    <div className="mx-3 mb-3 rounded-panel bg-kreide p-4 text-micro lg:relative lg:m-8 lg:max-w-92 lg:self-end lg:justify-self-end lg:[grid-area:1/1]">
      {embed && <p className="mb-3 text-ink-600 noscript:hidden">{t('content.route.consent')}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {embed && (
          <span className="noscript:hidden">
            <Button type="button" variant="secondary" size="small" onClick={onAccept}>
              {t('content.route.load')}
            </Button>
          </span>
        )}
        <a
          href={page}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center gap-1 font-label link"
        >
          {t('content.route.page')}
          <Icon name="arrow-up-right" size={16} />
        </a>
      </div>
    </div>
  );
}
