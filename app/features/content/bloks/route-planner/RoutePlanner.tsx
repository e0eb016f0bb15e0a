import {useState} from 'react';
import {useTranslate} from '~/i18n/use-language';
import {Image} from '~/ui/Image';
import type {BlokProps} from '../../blok-view';
import {BlokHeadline, NamedSection} from '../../BlokSection';
import {DirectionsForm} from './DirectionsForm';
import {withAddress} from './map-addresses';
import {MapConsent} from './MapConsent';

/**
 * The way to the shop: address, directions at a map service, and a drawn map. The service's live map takes the
 * drawing's place when a visitor asks for it, and not before: it sees the visitor's address.
 */
export function RoutePlanner({content, data, level, first}: BlokProps<'route-planner'>) {
  const {headline, text, address, map_image: image, edit} = content;
  const t = useTranslate();
  const [live, setLive] = useState(false);
  const {embed} = data;
  return (
    <NamedSection
      edit={edit}
      headline={headline}
      className="is-plain section-space [.is-plain+&]:pt-0"
    >
      <div className="page-width">
        <div className="relative grid overflow-hidden rounded-sheet bg-[#e8ebe4]">
          <div
            className={`relative lg:h-auto lg:min-h-120 lg:[grid-area:1/1] ${live ? 'h-80' : image ? 'h-60' : 'h-10'}`}
          >
            {live && embed ? (
              <iframe
                src={embed}
                title={t('content.route.map', {address})}
                ref={focusOnce}
                sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                className="absolute inset-0 size-full lg:left-116 lg:w-[calc(100%-var(--spacing)*116)]"
              />
            ) : (
              image && (
                <Image
                  image={image}
                  preset="wide"
                  priority={first}
                  className="absolute inset-0 size-full object-[70%_0] lg:object-[50%_18%]"
                />
              )
            )}
          </div>
          <div
            className={`relative mx-3 mb-3 rounded-panel bg-kreide p-6 shadow-menu lg:m-8 lg:w-100 lg:self-start lg:p-7.5 lg:[grid-area:1/1] ${live ? 'mt-3' : '-mt-7'}`}
          >
            <BlokHeadline level={level} className="text-title">
              {headline}
            </BlokHeadline>
            <p className="mt-3 text-label leading-normal text-ink-600">
              {withAddress(text, address)}
            </p>
            <DirectionsForm service={data} />
          </div>
          {!live && <MapConsent service={data} onAccept={() => setLive(true)} />}
        </div>
      </div>
    </NamedSection>
  );
}

/** The button that asked for the map is gone: the focus goes on where the visitor wanted to be. */
function focusOnce(frame: HTMLIFrameElement | null): void {
  frame?.focus({preventScroll: true});
}
