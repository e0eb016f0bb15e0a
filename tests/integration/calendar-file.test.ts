import {describe, expect, it} from 'vitest';
import {action, loader} from '../../app/routes/appointment';
import {loader as calendar} from '../../app/routes/resources/calendar';
import {contextOf, SHOP} from '../fakes/request-context';
import {ENGLISH, nele, onSaturday, PAGE} from './appointment-visitor';
import {setupShop} from './call-route';
import {readSeal, someone} from './request-visitor';

setupShop();
onSaturday();

describe('a calendar file', () => {
  /** The page after a request was sent, and the URL of its file. */
  async function sent(form: Record<string, string>, path: string, confirmed: string) {
    const visitor = someone();
    await visitor.request(action, path, {form: {requestSeal: await readSeal(), ...form}});
    const page = await visitor.open(loader, confirmed);
    return {page, address: page.calendar?.href ?? ''};
  }
  async function fileAt(address: string) {
    const request = new Request(SHOP + address);
    const context = await contextOf(request);
    return calendar({request, params: {}, context});
  }

  it('has the requested half-days of a test ride within opening hours, as tentative', async () => {
    const form = {...nele, service: 'test-ride', half1: 'afternoon', half2: 'morning', half3: ''};
    const query = '?variant=41000000000001';
    const {page, address} = await sent(form, PAGE + query, `${PAGE}${query}&sent`);
    expect(page.calendar?.label).toBe('In den Kalender eintragen');
    for (const typed of ['Nele', 'Grote', 'nele', '1234567', 'Fernweh', '41000000000001']) {
      expect(decodeURIComponent(address)).not.toContain(typed);
    }
    const answer = await fileAt(address);
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const text = await answer.text();
    const lines = text.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    const unfolded = text.replaceAll('\r\n ', '');
    for (const expected of [
      'DTSTART;TZID=Europe/Berlin:20261124T130000',
      'DTEND;TZID=Europe/Berlin:20261124T183000',
      'DTSTART;TZID=Europe/Berlin:20261128T100000',
      'DTEND;TZID=Europe/Berlin:20261128T130000',
      'SUMMARY:Wunschtermin – noch nicht bestätigt: Probefahrt',
      'LOCATION:Radladen\\, Speichenweg 12\\, 50674 Köln',
      'STATUS:TENTATIVE',
      `DESCRIPTION:Anfrage ${page.sent?.receipt?.reference}. Der Termin gilt\\, sobald wir ihn`,
    ]) {
      expect(unfolded).toContain(expected);
    }
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it('of an English workshop request is in English, from opening to closing time', async () => {
    const {address} = await sent(nele, ENGLISH, `${ENGLISH}?sent`);
    const text = (await (await fileAt(address)).text()).replaceAll('\r\n ', '');
    expect(text).toContain('SUMMARY:Preferred time – not confirmed yet: Workshop appointment');
    expect(text).toContain('+49 221 4710 120');
    expect(text).toContain('LOCATION:Radladen\\, Speichenweg 12\\, 50674 Cologne');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261124T090000');
    expect(text).toContain('DTEND;TZID=Europe/Berlin:20261124T180000');
  });

  it('returns 404 for a forged URL, and is not linked without a request', async () => {
    expect((await someone().open(loader, `${PAGE}?sent`)).calendar).toBeNull();
    const {address} = await sent(nele, PAGE, `${PAGE}?sent`);
    const forged = [
      '/api/calendar.ics',
      '/api/calendar.ics?wish=',
      '/api/calendar.ics?wish=%5B%5D.abc',
      address.replace(/.{5}$/, 'AAAAA'),
    ];
    for (const other of forged) expect((await fileAt(other)).status).toBe(404);
  });
});
