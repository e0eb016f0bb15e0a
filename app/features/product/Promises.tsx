import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';
import type {PromisesView} from './promises';

/** What the shop promises with the shown variant. */
export function Promises({promises}: Pick<PromisesView, 'promises'>) {
  const t = useTranslate();
  if (promises.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-[9px] text-label/[1.55]" aria-label={t('product.promises.label')}>
      {promises.map(({icon, text}) => (
        <li key={icon} className="flex items-center gap-[11px]">
          <Icon name={icon} size={20} className="text-tanne-700" />
          {text}
        </li>
      ))}
    </ul>
  );
}
