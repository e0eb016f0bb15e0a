import {useHref} from '~/i18n/use-language';
import {Button} from '~/ui/Button';
import type {ConsentBannerView} from './consent-banner.server';
import {consentChoices} from './consent-choice';

interface ConsentFormProps {
  banner: ConsentBannerView;
  /** Address that a plain form leads back to. */
  returnTo: string;
}

/**
 * Asks for the choice at the head of the page, above and not over it: nothing is covered, and keyboards come by
 * first. Both answers look the same (decision 15).
 */
export function ConsentForm({banner, returnTo}: ConsentFormProps) {
  const href = useHref();
  return (
    <section
      className="border-b border-stahl-200 bg-reseda-50 text-small print:hidden"
      aria-label={banner.label}
    >
      <form
        className="page-width grid gap-x-8 gap-y-3 py-3.5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
        method="post"
        action={href('privacySettings')}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <p className="max-w-[88ch]">
          {banner.text}{' '}
          <a className="inline-block py-0.5 font-label link" href={href('privacySettings')}>
            {banner.settings}
          </a>
          {' · '}
          <a
            className="inline-block py-0.5 font-label link"
            href={href('content', {'*': 'datenschutz'})}
          >
            {banner.policy}
          </a>
        </p>
        <div className="grid grid-cols-2 gap-2.5 md:w-90">
          {consentChoices.map((choice) => (
            <Button key={choice} variant="secondary" size="small" full name="choice" value={choice}>
              {banner[choice]}
            </Button>
          ))}
        </div>
      </form>
    </section>
  );
}
