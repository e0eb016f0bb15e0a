import {useFetcher, useLocation} from '@remix-run/react';
import type {FormEvent} from 'react';
import {useHref, useTranslate} from '~/i18n/use-language';
import {isOutdatedPage} from '~/services/http/fetch-shop-json';
import {Button} from '~/ui/Button';
import {ServerMarkup} from '~/ui/ServerMarkup';
import {loadPageChunk} from '../navigation/open-page';
import {useSiteLinks} from '../site/site-facts';
import {consentChoices} from '../../storage';
import type {ConsentAnswer} from './consent.server';

/** Submits the choice without a page load: the banner closes at once, and screen readers announce the confirmation. */
export function ConsentBanner({needsConsent}: {needsConsent: boolean}) {
  const {pathname, search} = useLocation();
  const returnTo = pathname + search;
  const action = useHref()('privacySettings');
  const {submit, state, data} = useFetcher<ConsentAnswer>();
  // A navigation may abort the reload that follows an accepted choice.
  const isStored = data?.refused === false;
  if (!needsConsent && !data) return null;

  const send = async (event: FormEvent) => {
    const {nativeEvent} = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement) || isOutdatedPage()) return;
    event.preventDefault();
    if (!(await loadPageChunk(action))) return;
    submit({choice: button.value}, {method: 'post', action});
  };

  return (
    <>
      {needsConsent && !isStored && state === 'idle' && (
        <div onSubmit={(event) => void send(event)}>
          <ServerMarkup name="consent-banner" returnTo={returnTo}>
            {import.meta.env.SSR && <ConsentForm returnTo={returnTo} />}
          </ServerMarkup>
        </div>
      )}
      <p className="sr-only" role="status">
        {data?.message}
      </p>
    </>
  );
}

/**
 * The consent banner, above the page and not on top of it: it covers nothing, and comes first in the tab order. Both
 * choices look the same. Rendered on the worker only; without JavaScript it redirects back to `returnTo`.
 */
function ConsentForm({returnTo}: {returnTo: string}) {
  const t = useTranslate();
  const href = useHref();
  const {privacy} = useSiteLinks();
  return (
    <section
      className="border-b border-stahl-200 bg-reseda-50 text-small print:hidden"
      aria-label={t('privacy.banner.label')}
    >
      <form
        className="page-width grid items-center gap-x-8 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto]"
        method="post"
        action={href('privacySettings')}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <p className="max-w-[88ch]">
          {t('privacy.banner.text')}{' '}
          <a className="inline-block py-0.5 font-label link" href={href('privacySettings')}>
            {t('privacy.banner.settings')}
          </a>
          {privacy && (
            <>
              {' · '}
              <a className="inline-block py-0.5 font-label link" href={privacy}>
                {t('privacy.policy')}
              </a>
            </>
          )}
        </p>
        <div className="grid grid-cols-2 gap-2.5 md:w-90">
          {consentChoices.map((choice) => (
            <Button key={choice} variant="secondary" size="small" full name="choice" value={choice}>
              {t(`privacy.${choice}`)}
            </Button>
          ))}
        </div>
      </form>
    </section>
  );
}
