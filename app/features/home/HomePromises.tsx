import {useTranslate} from '~/i18n/use-language';
import {Icon} from '~/ui/Icon';

const promises = [
  {name: 'delivery', icon: 'truck'},
  {name: 'assembled', icon: 'package-check'},
  {name: 'workshop', icon: 'wrench'},
  {name: 'testRide', icon: 'store'},
] as const;

/** Four reasons to buy here, right below the opening. */
export function HomePromises() {
  const t = useTranslate();
  return (
    <div className="home-promises">
      <ul className="page-width home-promises__list" aria-label={t('home.promises.label')}>
        {promises.map(({name, icon}) => (
          <li key={name} className="home-promises__item">
            <Icon name={icon} />
            <div>
              <b>{t(`home.promises.${name}.title`)}</b>
              <p>{t(`home.promises.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
