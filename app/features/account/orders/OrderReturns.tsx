import {useHref, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import type {ReturnsView} from './order-returns.server';
import {OrderStatus, Panel} from './OrderPanel';

interface OrderReturnsProps {
  /** Number of the order. */
  id: string;
  returns: ReturnsView;
}

/** Returns that were asked for, and the way to another one; nothing where there is neither. */
export function OrderReturns({id, returns: {requested, possible}}: OrderReturnsProps) {
  const t = useTranslate();
  const href = useHref();
  if (requested.length === 0 && !possible) return null;
  return (
    <Panel title={t('accountPages.returns.list')} size="small">
      <div className="grid gap-4 px-4 pb-5 text-label leading-normal md:px-6">
        {requested.length > 0 && (
          <ul className="grid gap-3">
            {requested.map(({name, date, status, declined, lines}) => (
              <li key={name} className="min-w-0 wrap-anywhere">
                <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                  <span className="font-label">{name}</span>
                  <OrderStatus status={status} />
                </p>
                {lines.map(({title, quantity}, at) => (
                  <p key={at} className="text-ink-600">
                    {t('accountPages.order.content', {quantity, title})}
                  </p>
                ))}
                {date && (
                  <p className="text-ink-600">{t('accountPages.returns.requestedOn', {date})}</p>
                )}
                {declined && <p>{declined}</p>}
              </li>
            ))}
          </ul>
        )}
        {possible && (
          <p className="max-sm:*:w-full print:hidden">
            <ButtonLink href={href('orderReturn', {id})} variant="secondary" size="small">
              {t('accountPages.returns.title')}
            </ButtonLink>
          </p>
        )}
      </div>
    </Panel>
  );
}
