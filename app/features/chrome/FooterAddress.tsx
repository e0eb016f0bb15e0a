import {Logo} from '~/ui/Logo';
import {useBrand} from '../site/site-facts';
import {RichTextContent} from '../story/RichTextContent';
import type {RichText} from '../story/rich-text';
import type {SiteView} from './load-chrome.server';

const link = 'inline-block py-[3px] underline-offset-3 hover:text-kreide hover:underline';

interface FooterAddressProps {
  /** As editors wrote it; `null` falls back on the config. */
  address: RichText | null;
  site: SiteView | null;
}

/** Who the shop is and where it is. */
export function FooterAddress({address, site}: FooterAddressProps) {
  return (
    <address className="text-tanne-200">
      <div className="mb-4.5 text-kreide">
        <Logo label={useBrand()} inverse />
      </div>
      {address ? (
        <FooterText text={address} />
      ) : (
        site && (
          <>
            {site.address.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {site.phone && (
              <p className="mt-2.5">
                <a className={link} href={site.phone.href}>
                  {site.phone.label}
                </a>
              </p>
            )}
            {site.email && (
              <p>
                <a className={link} href={`mailto:${site.email}`}>
                  {site.email}
                </a>
              </p>
            )}
          </>
        )
      )}
    </address>
  );
}

/** An editor's text in the footer's looks: tight, on dark ground, tables as plain columns. */
export function FooterText({text}: {text: RichText}) {
  return (
    <RichTextContent
      text={text}
      className="text-tanne-200 tabular-nums [&_:is(td,th)]:border-0 [&_:is(td,th)]:py-0.5 [&_:is(td,th)]:pl-0 [&_:is(td,th)]:font-normal [&_a]:text-tanne-200 [&_a:hover]:text-kreide [&_p]:mt-0 [&_p+p]:mt-2.5 [&_table]:table [&_table]:w-auto [&_table]:overflow-visible [&_table]:text-label [&_td]:pr-0 [&_th]:pr-4"
    />
  );
}
