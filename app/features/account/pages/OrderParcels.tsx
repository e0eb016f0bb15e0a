import {usePageTranslate} from '~/i18n/PageMessages';
import {Icon} from '~/ui/Icon';
import type {ParcelView} from './order-parcels';
import {Panel} from './Panel';

/** Parcels of an order, with links to where the carrier shows them. */
export function OrderParcels({parcels}: {parcels: ParcelView[]}) {
  const t = usePageTranslate();
  return (
    <Panel title={t('accountPages.order.parcels')} size="small">
      <ul className="px-4 pb-2 md:px-6">
        {parcels.map((parcel, at) => (
          <li key={at} className="flex gap-3 py-3 not-first:border-t not-first:border-stahl-200">
            <Icon name="truck" size={20} className="mt-0.5 text-ink-500" />
            <Parcel parcel={parcel} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Parcel({parcel: {company, tracking, content}}: {parcel: ParcelView}) {
  const t = usePageTranslate();
  return (
    <div className="min-w-0 text-label/[1.5] wrap-anywhere">
      <p className="font-label">{company ?? t('accountPages.order.parcel')}</p>
      {content.map(({title, quantity}, at) => (
        <p key={at} className="text-ink-600">
          {t('accountPages.order.content', {quantity, title})}
        </p>
      ))}
      {tracking.map(({number, href}, at) => (
        <p key={at}>
          {href ? (
            <a className="inline-block py-1.5 link" href={href}>
              {number
                ? t('accountPages.order.tracking', {number})
                : t('accountPages.order.trackingUnnumbered')}
            </a>
          ) : (
            number && t('accountPages.order.trackingNumber', {number})
          )}
        </p>
      ))}
    </div>
  );
}
