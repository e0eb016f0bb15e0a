import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';

const promises = [
  {name: 'delivery', icon: 'truck'},
  {name: 'assembled', icon: 'package-check'},
  {name: 'testRide', icon: 'store'},
  {name: 'inspection', icon: 'wrench'},
] as const;

/** What comes with every bike; with other goods the delivery. */
export function Promises({bike}: {bike: boolean}) {
  const t = useTranslate();
  return (
    <ul className="my-5 grid gap-[9px] text-label/[1.55]" aria-label={t('product.promises.label')}>
      {(bike ? promises : promises.slice(0, 1)).map(({name, icon}) => (
        <li key={name} className="flex items-center gap-[11px]">
          <Icon name={icon} size={20} className="text-tanne-700" />
          {t(`product.promises.${name}`)}
        </li>
      ))}
    </ul>
  );
}
