import {isRouteErrorResponse} from '@remix-run/react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {Carousel} from '../pictures/Carousel';
import {ProductItem} from '../product/ProductGrid';
import type {ErrorDetails} from './error-answers.server';

/** What a person sees instead of a page that is missing or cannot be shown now: 500 for all that no loader answered on purpose. */
export function ErrorPage({error}: {error: unknown}) {
  const answer = isRouteErrorResponse(error) ? error : null;
  const status = answer?.status ?? 500;
  const {message, bestSellers = [], requestId} = (answer?.data ?? {}) as Partial<ErrorDetails>;
  const t = useTranslate();
  const href = useHref();
  const kind = kindOf(status);
  const around = status === 404 && <span>{4}</span>;
  return (
    <>
      <section className="error-stage">
        <div className="page-width">
          <div className="pt-[34px] pb-11">
            <p className="mb-1.5 font-heading">{t('errors.code', {status})}</p>
            <h1>{t('errors.title')}</h1>
            <p className="mt-3 max-w-[30em] text-[#23301f]">{t(`errors.${kind}`)}</p>
            {kind === 'missing' && message && (
              <p lang="en" className="mt-3 line-clamp-2 max-w-[30em] text-[13px] break-all">
                {message}
              </p>
            )}
            {requestId && (
              <p className="mt-3 text-[13px] break-all">{t('errors.request', {requestId})}</p>
            )}
            <p className="mt-5.5 flex flex-wrap gap-3">
              {kind === 'outage' && (
                <ButtonLink variant="primary" href="" data-document="">
                  {t('errors.retry')}
                </ButtonLink>
              )}
              <ButtonLink variant={kind === 'outage' ? 'secondary' : 'primary'} href={href('home')}>
                {t('errors.home')}
              </ButtonLink>
            </p>
          </div>
          <div className="error-number" aria-hidden="true">
            {around}
            <FrontWheel />
            {around}
          </div>
        </div>
      </section>
      {bestSellers.length > 0 && (
        <section className="page-width section-space" aria-labelledby="error-others">
          <h2 id="error-others" className="mb-5.5 md:pr-[130px]">
            {t('errors.others')}
          </h2>
          <Carousel label={t('errors.others')}>
            {bestSellers.map((product) => (
              <ProductItem key={product.handle} list="error" product={product} />
            ))}
          </Carousel>
        </section>
      )}
    </>
  );
}

/** Nothing there, nothing to be had right now, or a question that the shop does not take. */
function kindOf(status: number): 'missing' | 'outage' | 'refused' {
  if (status === 404 || status === 410) return 'missing';
  return status >= 500 ? 'outage' : 'refused';
}

/** A drawn front wheel that stands in for the zero. */
function FrontWheel() {
  return (
    <svg viewBox="-180 -180 360 360" fill="none">
      <circle r="174" stroke="#1b1f21" strokeWidth="6" strokeDasharray="7 3.2" />
      <circle r="166" stroke="#23282a" strokeWidth="15" />
      <circle r="155" stroke="#a8784a" strokeWidth="11" />
      <circle r="151" stroke="#c59a6c" strokeWidth="2" />
      <circle r="140" stroke="#23282a" strokeWidth="19" />
      <circle r="137" stroke="#4a5356" strokeWidth="2" />
      <path d={spokes()} stroke="#7f898c" strokeWidth="1.3" />
      <path d="M0 131V108" stroke="#23282a" strokeWidth="4" />
      <circle r="46" stroke="#98a2a4" strokeWidth="8" strokeDasharray="11 3" />
      <circle r="39" stroke="#7f898c" strokeWidth="1.5" />
      <path d={`M${point(16, 0.5)}L${point(40, 0)}`} stroke="#98a2a4" strokeWidth="4" />
      <path d={`M${point(16, 2.6)}L${point(40, 2.1)}`} stroke="#98a2a4" strokeWidth="4" />
      <path d={`M${point(16, 4.7)}L${point(40, 4.2)}`} stroke="#98a2a4" strokeWidth="4" />
      <circle r="15" fill="#23282a" />
      <circle r="5" fill="#8d9699" />
    </svg>
  );
}

function point(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

const SPOKES = 28;

/** The path of all spokes. They cross in pairs: each leaves the hub beside the line to its place in the rim. */
function spokes(): string {
  return Array.from({length: SPOKES}, (_, at) => {
    const rim = (at * 2 * Math.PI) / SPOKES;
    const hub = rim + (at % 4 < 2 ? 1.3 : -1.3);
    return `M${point(14, hub)}L${point(133, rim)}`;
  }).join('');
}
