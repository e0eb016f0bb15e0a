import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Language} from '~/i18n/languages';
import {translatorOf} from '~/i18n/messages.server';
import {resources} from '~/pages';
import {decryptJson, encryptJson} from '~/services/http/encryption.server';
import type {Sent} from '../requests/request-answers.server';
import type {RequestedTime} from '../requests/request-letter.server';
import {openingOn} from '../site/opening-hours';
import {SHOP_TIME_ZONE} from '~/i18n/formats';
import {addDays} from '../site/shop-day';
import {addressLines, loadConfigIn, openingHours} from '../site/site-config.server';

/** A request's calendar data, without personal data: an appointment in the workshop, or a test ride in the shop. */
type CalendarRequest = [
  kind: 'appointment' | 'testRide',
  language: Language,
  reference: string,
  times: [day: string, half: RequestedTime['half']][],
];

/**
 * The link of a confirmation page to its calendar file, with its label; `null` when the session has no times. Its URL
 * contains the number and days of the request, encrypted, so that nobody else can create appointments in the shop's
 * name.
 */
export async function calendarLink(
  {settings, language}: AppLoadContext,
  kind: CalendarRequest[0],
  sent: Sent | null,
) {
  const {reference, times = []} = sent?.receipt ?? {};
  if (!reference || times.length === 0) return null;
  const calendarRequest: CalendarRequest = [
    kind,
    language,
    reference,
    times.map(({day, half}) => [day, half]),
  ];
  const [secret] = settings.SESSION_SECRET;
  const query = `?wish=${await encryptJson(calendarRequest, secret, 'calendar')}`;
  return {
    label: translatorOf(language)('requestDelivery.calendar.link'),
    href: `/${resources.calendar}${query}`,
    download: true,
  };
}

/** The calendar file (iCalendar, RFC 5545) for a URL that `calendarLink` created; `null` for any other. */
export async function calendarFile(
  context: AppLoadContext,
  request: Request,
): Promise<string | null> {
  const encryptedRequest = new URL(request.url).searchParams.get('wish') ?? '';
  const decrypted = await decryptJson(
    encryptedRequest,
    context.settings.SESSION_SECRET,
    'calendar',
  );
  if (!decrypted) return null;
  const [kind, language, reference, times] = decrypted.value as CalendarRequest;
  const config = await loadConfigIn(context, language);
  const t = translatorOf(language);
  const hours = openingHours(config);
  const events = times.map(([day, half], index) =>
    eventLines(
      {
        id: `${reference}-${index + 1}@${new URL(context.settings.SHOP_ORIGIN).hostname}`,
        title: t('requestDelivery.calendar.title', {what: t(`requestDelivery.calendar.${kind}`)}),
        text: [t('requestDelivery.calendar.text', {reference}), config?.phone]
          .filter(Boolean)
          .join(' '),
        location: [config?.company_name, ...addressLines(config)].filter(Boolean).join(', '),
      },
      day,
      openingOn(hours, kind === 'testRide' ? 'shop' : 'workshop', day, half || undefined),
    ),
  );
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Radladen//DE', ...timeZone];
  return [...lines, ...events.flat(), 'END:VCALENDAR'].flatMap(foldLine).join('\r\n') + '\r\n';
}

/** An event with the day's opening hours; all-day without them. */
function eventLines(
  {id, title, text, location}: Record<'id' | 'title' | 'text' | 'location', string>,
  day: string,
  opening: {opens: string; closes: string} | null,
): string[] {
  const compact = (value: string) => value.replaceAll(/[-:]/g, '');
  const timestamp = (time: string) => `;TZID=${SHOP_TIME_ZONE}:${compact(day)}T${compact(time)}00`;
  const times = opening
    ? [`DTSTART${timestamp(opening.opens)}`, `DTEND${timestamp(opening.closes)}`]
    : [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`];
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${compact(new Date().toISOString().slice(0, 19))}Z`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(location)}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Summer time according to the European Union's rules. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${SHOP_TIME_ZONE}`,
  ...['BEGIN:STANDARD', 'DTSTART:19961027T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:19960331T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST', 'END:DAYLIGHT'],
  'END:VTIMEZONE',
];

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n');

/** Folds a line: calendar files allow 75 bytes per line, and a continuation starts with a space. */
function foldLine(line: string): string[] {
  const parts: string[] = [''];
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  for (const character of line) {
    const last = parts.at(-1) ?? '';
    if (bytes(last + character) <= 75) parts[parts.length - 1] = last + character;
    else parts.push(` ${character}`);
  }
  return parts;
}
