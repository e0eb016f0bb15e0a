import {isRouteErrorResponse} from '@remix-run/react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {ButtonLink} from '~/ui/Button';
import {lazyHydratedPart} from '~/ui/lazy-part';
import type {ErrorDetails} from './error-responses.server';
import frontWheel from './front-wheel.svg?url';
import {OtherProducts as SentProducts} from './OtherProducts';

/** Loaded lazily: few visitors ever see them. */
const OtherProducts = lazyHydratedPart(
  'other-products',
  import.meta.env.SSR && SentProducts,
  async () => (await import('./OtherProducts')).OtherProducts,
);

/** The page for missing pages and errors: status 500 for anything but responses thrown on purpose. */
export function ErrorPage({error}: {error: unknown}) {
  const response = isRouteErrorResponse(error) ? error : null;
  const status = response?.status ?? 500;
  const {message, bestSellers = [], requestId} = (response?.data ?? {}) as Partial<ErrorDetails>;
  const t = useTranslate();
  const href = useHref();
  const kind = kindOf(status);
  // The wheel replaces the zero.
  const digitFour = status === 404 && <span>{4}</span>;
  return (
    <>
      <section className="error-stage">
        <div className="page-width">
          <div className="pt-9 pb-11">
            <p className="mb-2 font-heading">{t('errors.code', {status})}</p>
            <h1>{t('errors.title')}</h1>
            <p className="mt-3 max-w-[30em] text-ink-800">
              {/* A browser that got no response may be offline. */}
              {t(response ? `errors.${kind}` : 'errors.checkConnection')}
            </p>
            {kind === 'missing' && message && (
              <p lang="en" className="mt-3 line-clamp-2 max-w-[30em] text-micro wrap-anywhere">
                {message}
              </p>
            )}
            {requestId && (
              <p className="mt-3 text-micro wrap-anywhere">{t('errors.request', {requestId})}</p>
            )}
            <p className="mt-6 flex flex-wrap gap-3">
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
            {digitFour}
            {/* Offline, browsers would show a broken image. */}
            <img
              src={frontWheel}
              alt=""
              width={360}
              height={360}
              onError={(event) => (event.currentTarget.style.visibility = 'hidden')}
            />
            {digitFour}
          </div>
        </div>
      </section>
      {bestSellers.length > 0 && <OtherProducts products={bestSellers} />}
    </>
  );
}

/** Not found, temporarily unavailable, or a rejected request. */
function kindOf(status: number): 'missing' | 'outage' | 'refused' {
  if (status === 404 || status === 410) return 'missing';
  return status >= 500 ? 'outage' : 'refused';
}
