import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';

/** The head of the sheet: its name, what it has found so far for who does not see it, its cross. */
export function SheetHead({found, onClose}: {found: string; onClose: () => void}) {
  const t = useTranslate();
  return (
    <div className="flex h-17 items-center border-b border-stahl-200 pr-3 pl-5">
      <h2 className="text-[21px] leading-[1.2]">{t('catalogue.filter.title')}</h2>
      <p role="status" className="sr-only">
        {found}
      </p>
      <button
        type="button"
        className="ml-auto flex size-11 items-center justify-center rounded-control hover:bg-stahl-100"
        aria-label={t('catalogue.sheet.close')}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
