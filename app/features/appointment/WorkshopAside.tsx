import {usePageTranslate} from '~/i18n/PageMessages';
import {ShopPhone} from '../requests/ShopPhone';
import type {AppointmentView} from './appointment-view';

interface WorkshopAsideProps {
  view: AppointmentView;
  /** Of its headline. */
  level: 2 | 3;
  /** On a band of colour. */
  light?: boolean;
}

/** When the workshop is open, and its phone number. Nothing when neither is known. */
export function WorkshopAside({view: {hours, phone}, level, light = false}: WorkshopAsideProps) {
  const t = usePageTranslate();
  const Heading = `h${level}` as const;
  const {weekly, special} = hours;
  if (weekly.length === 0 && !phone) return null;
  return (
    <aside className={`self-start rounded-panel p-5 sm:p-6 ${light ? 'bg-kreide' : 'bg-stahl-50'}`}>
      {weekly.length > 0 && (
        <>
          <Heading className="text-h3 font-heading">{t('appointment.hours')}</Heading>
          <dl className="mt-3 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1 text-label/[1.55]">
            {weekly.map(({label, time}) => (
              <div key={label} className="contents">
                <dt className="text-ink-600">{label}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
          {special.map(({days, text}) => (
            <p key={days + text} className="mt-2 text-small text-ink-600">
              {days}: {text}
            </p>
          ))}
        </>
      )}
      <ShopPhone question={t('appointment.call')} phone={phone} />
    </aside>
  );
}
