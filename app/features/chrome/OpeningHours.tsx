import {useTranslate} from '~/i18n/use-language';

const places = ['sales', 'workshop'] as const;

/** When shop and workshop are open. */
export function OpeningHours() {
  const t = useTranslate();
  return (
    <div className="footer__hours">
      <h2 className="footer__heading">{t('chrome.hours.title')}</h2>
      <table className="opening-hours">
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">{t(`chrome.hours.${place}.name`)}</th>
              <td>
                {t(`chrome.hours.${place}.week`)}
                <br />
                {t(`chrome.hours.${place}.saturday`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
