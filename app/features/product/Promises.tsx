import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';

const promises = [
  {name: 'delivery', icon: 'truck'},
  {name: 'assembled', icon: 'package-check'},
  {name: 'testRide', icon: 'store'},
  {name: 'inspection', icon: 'wrench'},
] as const;

/** What comes with every bike. */
export function Promises() {
  const t = useTranslate();
  return (
    <ul className="promises" aria-label={t('product.promises.label')}>
      {promises.map(({name, icon}) => (
        <li key={name} className="promises__item">
          <Icon name={icon} size={20} />
          {t(`product.promises.${name}`)}
        </li>
      ))}
    </ul>
  );
}
