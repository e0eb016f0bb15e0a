import {languages} from '~/i18n/languages';
import {useLanguage} from '~/i18n/use-language';
import {resources} from '~/pages';

/** A button to this page in the other language; a form, because it is to be remembered. */
export function LanguageSwitch({returnTo}: {returnTo: string}) {
  const {language} = useLanguage();
  const {tag, endonym} = languages[language === 'de' ? 'en' : 'de'];
  return (
    <form className="flex-none" method="post" action={`/${resources.locale.path}`}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <button
        className="min-h-8.5 text-[13.5px] text-kreide underline-offset-3 hover:underline focus-visible:-outline-offset-4"
        name="language"
        value={tag}
        lang={tag}
      >
        {endonym}
      </button>
    </form>
  );
}
