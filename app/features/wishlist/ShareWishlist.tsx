import {useId} from 'react';
import {usePageTranslate} from '~/i18n/PageMessages';
import {Button} from '~/ui/Button';
import {useHydrated} from '~/ui/use-hydrated';
import {useShareLink} from './use-share-link';

/** The Merkzettel's link for others: to be copied by hand, by a button, or sent by what the device offers. */
export function ShareWishlist({link}: {link: string}) {
  const p = usePageTranslate();
  const id = useId();
  const sends = useHydrated() && 'share' in navigator;
  const {fieldRef, copy, send, copied} = useShareLink(link, p('wishlistPage.shared.title'));
  return (
    <section
      id="share"
      className="mt-4 grid max-w-[720px] gap-3 rounded-panel bg-stahl-50 p-5 sm:p-6 print:hidden"
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className="text-title">
        {p('wishlistPage.share.title')}
      </h2>
      <p className="text-label/normal text-ink-600">{p('wishlistPage.share.lead')}</p>
      <label className="text-label font-label" htmlFor={`${id}-link`}>
        {p('wishlistPage.share.label')}
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          ref={fieldRef}
          id={`${id}-link`}
          className="h-11 min-w-0 flex-[1_1_280px] rounded-control border border-ink-400 bg-kreide px-3 text-label text-ink"
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className="flex gap-2.5 noscript:hidden">
          <Button type="button" variant="secondary" size="small" onClick={copy}>
            {p('wishlistPage.share.copy')}
          </Button>
          {sends && (
            <Button type="button" variant="primary" size="small" onClick={send}>
              {p('wishlistPage.share.send')}
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="text-small font-[550] text-gruen empty:-mt-3 noscript:hidden">
        {copied !== null && p(`wishlistPage.share.${copied ? 'copied' : 'marked'}`)}
      </p>
    </section>
  );
}
