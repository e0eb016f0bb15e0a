import {useTranslate} from '~/i18n/use-language';
import {LanguageSwitch} from './LanguageSwitch';

const facts = ['delivery', 'time', 'assembled'] as const;

/** What holds for every order, and the way to the other language. */
export function TopBar({returnTo}: {returnTo: string}) {
  const t = useTranslate();
  return (
    <aside className="top-bar on-dark" aria-label={t('chrome.facts.label')}>
      <div className="page-width top-bar__row">
        <ul className="top-bar__facts">
          {facts.map((name) => (
            <li key={name}>{t(`chrome.facts.${name}`)}</li>
          ))}
        </ul>
        <LanguageSwitch returnTo={returnTo} />
      </div>
    </aside>
  );
}
