import {languages} from '~/i18n/languages';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';

/** A button to this page in the other language; a form, because it is to be remembered. */
export function LanguageSwitch({returnTo}: {returnTo: string}) {
  const {language} = useLanguage();
  const {tag, endonym} = languages[language === 'de' ? 'en' : 'de'];
  return (
    <form className="language-switch" method="post" action={`/${resources.locale.path}`}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <button className="language-switch__button" name="language" value={tag} lang={tag}>
        {endonym}
      </button>
    </form>
  );
}
