import {useTranslate} from '~/i18n/use-language';
import {Button, ButtonLink} from '~/ui/Button';

interface Props {
  /** '61 Räder anzeigen' */
  label: string;
  resetQuery: string | null;
  pending: boolean;
  onClose: () => void;
}

/** The foot of the sheet: take all filters away, or see what they leave. */
export function SheetFoot({label, resetQuery, pending, onClose}: Props) {
  const t = useTranslate();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2.5 border-t border-stahl-200 px-5 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      {resetQuery ? (
        <ButtonLink variant="secondary" href={resetQuery} data-keep-scroll="">
          {t('catalogue.sheet.clear')}
        </ButtonLink>
      ) : (
        <Button type="button" variant="secondary" disabled>
          {t('catalogue.sheet.clear')}
        </Button>
      )}
      <Button type="button" variant="primary" pending={pending} onClick={onClose}>
        {label}
      </Button>
    </div>
  );
}
