import {useTranslate} from '~/i18n/use-language';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';

interface Props {
  /** The shop could not be reached. */
  failed: boolean;
  onRetry: () => void;
}

/** In the drawer while the Merkzettel is not there: it is on its way, or has to be asked for again. */
export function WishlistDrawerWait({failed, onRetry}: Props) {
  const t = useTranslate();
  if (failed) {
    return (
      <div className="grid justify-items-start gap-5 py-6">
        <Alert kind="danger" title={t('errors.notSent')}>
          {t('errors.checkConnection')}
        </Alert>
        <Button type="button" variant="secondary" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      </div>
    );
  }
  return (
    // What stands around it says so.
    <p className="grid justify-items-center py-11" aria-hidden="true">
      <span className="size-7 animate-spin rounded-full border-3 border-stahl-200 border-t-tanne-700" />
    </p>
  );
}
