import {useTranslate} from '~/i18n/use-language';
import {ContentLink} from '../story/EditorLinks';
import type {ChromeData, SiteView} from './load-chrome.server';
import {LanguageSwitch} from './LocaleForms';
import {GoogleRating, RATING_ELEMENT_ID} from './rating/GoogleRating';

interface TopBarProps {
  links: SiteView['topNavigation'];
  /** Stars from 0 to 5 and the number of reviews; 0 leaves its space empty. */
  rating: ChromeData['rating'];
  returnTo: string;
}

/** Links chosen by editors, the rating on Google, and the language switch. */
export function TopBar({links, rating, returnTo}: TopBarProps) {
  const t = useTranslate();
  return (
    <nav className="on-dark bg-tanne-950 text-micro text-kreide" aria-label={t('chrome.topBar')}>
      <div className="page-width flex min-h-11 items-center gap-x-6 sm:min-h-8.5">
        {links.length > 0 && (
          <ul className="hidden flex-none gap-6 lg:flex">
            {links.map(({label, link}, index) => (
              <li key={index}>
                <ContentLink
                  link={link}
                  className="flex min-h-8.5 items-center whitespace-nowrap underline-offset-3 hover:underline focus-visible:-outline-offset-3"
                >
                  {label}
                </ContentLink>
              </li>
            ))}
          </ul>
        )}
        {/* It may load late: the bar reserves room for its two lines on narrow screens. */}
        <p
          id={RATING_ELEMENT_ID}
          className="mx-auto min-w-0 max-xl:text-[0.75rem] max-xl:leading-[1.3] lg:mr-0"
        >
          <GoogleRating {...rating} />
        </p>
        <LanguageSwitch returnTo={returnTo} />
      </div>
    </nav>
  );
}
