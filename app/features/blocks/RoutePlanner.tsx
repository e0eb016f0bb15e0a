import arrowUpRight from 'lucide-static/icons/arrow-up-right.svg?drawing';
import {useTranslate} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import {DrawnIcon} from '~/ui/Icon';
import {Image} from '~/ui/Image';
import {NamedSection, SectionHeadline} from '../story/Section';
import type {BlockProps} from './load-blocks.server';
import type {MapUrls} from './shop-blocks-schema.server';

/**
 * Directions to the shop: address, a form for a map service's directions, and a map image. The service's live map
 * replaces the image only on request (`useLiveMaps` in `StoryPage.tsx`), because it exposes the visitor's IP address.
 */
export function RoutePlanner({content, data, level, first}: BlockProps<'route-planner'>) {
  const {headline, text, address, map_image: image, edit} = content;
  const t = useTranslate();
  return (
    <NamedSection
      edit={edit}
      headline={headline}
      className="is-plain section-space after-plain:pt-0"
    >
      <div className="page-width">
        <div
          className="group/map relative grid overflow-hidden rounded-sheet bg-stahl-100"
          data-map=""
        >
          <div
            className={`relative max-lg:group-data-live/map:h-80 lg:h-auto lg:min-h-120 lg:[grid-area:1/1] ${image ? 'h-60' : 'h-10'}`}
            data-map-place=""
          >
            {image && (
              <Image
                image={image}
                preset="wide"
                priority={first}
                className="absolute inset-0 size-full object-[70%_0] lg:object-[50%_18%]"
              />
            )}
          </div>
          <div className="relative mx-3 -mt-7 mb-3 min-w-0 rounded-panel bg-kreide p-6 [box-shadow:var(--shadow-menu)] max-lg:group-data-live/map:mt-3 lg:m-8 lg:w-100 lg:self-start lg:p-7.5 lg:[grid-area:1/1]">
            <SectionHeadline level={level} className="text-title">
              {headline}
            </SectionHeadline>
            <p className="mt-3 text-label leading-normal text-ink-600">
              {withAddress(text, address)}
            </p>
            <DirectionsForm service={data} />
          </div>
          <MapConsent service={data} title={t('content.route.map', {address})} />
        </div>
      </div>
    </NamedSection>
  );
}

/** A text about getting here, preceded by the address unless it mentions the street itself. */
export function withAddress(text: string, address: string): string {
  const [street = address] = address.split(',');
  return !text || text.includes(street) ? text || address : `${address}. ${text}`;
}

/** Cycling, as OpenStreetMap names it in the URL of its directions. */
const BICYCLE_ENGINE = 'fossgis_osrm_bike';

/** Opens the map service's directions from an entered address to the shop. */
function DirectionsForm({service}: {service: MapUrls}) {
  const t = useTranslate();
  return (
    <form
      action={service.directions}
      target="_blank"
      rel="noopener"
      className="mt-4 grid gap-4 text-label leading-normal"
    >
      <input type="hidden" name="engine" value={BICYCLE_ENGINE} />
      <input type="hidden" name="to" value={service.destination} />
      <label className="grid gap-1.5">
        <span className="font-label">{t('content.route.from')}</span>
        <input
          name="from"
          maxLength={200}
          autoComplete="address-line1"
          placeholder={t('content.route.fromHint')}
          className="h-13 w-full min-w-0 rounded-control border border-ink-400 px-4 text-body"
        />
      </label>
      <Button variant="primary" full>
        {t('content.route.plan')}
      </Button>
      <p className="-mt-1 text-micro text-ink-500">{t('content.route.newTab')}</p>
    </form>
  );
}

/** Asks for consent before the live map is loaded, and links to the map service; without JavaScript only the link. */
function MapConsent({service: {embed, page}, title}: {service: MapUrls; title: string}) {
  const t = useTranslate();
  return (
    <div className="mx-3 mb-3 rounded-panel bg-kreide p-4 text-micro group-data-live/map:hidden lg:relative lg:m-8 lg:max-w-92 lg:self-end lg:justify-self-end lg:[grid-area:1/1]">
      {embed && <p className="mb-3 text-ink-600 noscript:hidden">{t('content.route.consent')}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {embed && (
          <span className="noscript:hidden">
            <Button
              type="button"
              variant="secondary"
              size="small"
              data-live-map={embed}
              data-title={title}
            >
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
          <DrawnIcon drawing={arrowUpRight} size={16} />
        </a>
      </div>
    </div>
  );
}
