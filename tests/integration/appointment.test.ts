import {createElement} from 'react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {AppointmentPage} from '../../app/features/appointment/AppointmentPage';
import {action, loader} from '../../app/routes/appointment';
import {loader as priceRequest} from '../../app/routes/price-request';
import {markup} from '../fakes/markup';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {ENGLISH, nele, onSaturday, PAGE} from './appointment-visitor';
import {setupShop} from './call-route';
import {mailsTo, mailsToShop, readSeal, someone} from './request-visitor';

setupShop();
onSaturday();
beforeEach(() => standIns.outbox.clear());

const send = async (form: Record<string, string>, path = PAGE) =>
  someone().request(action, path, {form: {requestSeal: await readSeal(), ...form}});
const fieldsOf = (data: unknown) => (data as {fields: Record<string, string>}).fields;

describe('an appointment request', () => {
  it('is mailed to the workshop and confirmed to its sender without the typed texts', async () => {
    expect(await send(nele)).toMatchObject({status: 303, location: `${PAGE}?sent`});
    const [mail] = mailsToShop();
    expect(mail?.headers['Reply-To']).toBe('"Nele Grote" <nele.grote@mail.example>');
    const plain = mail?.text.replaceAll('\u2060', '') ?? '';
    const typed = [nele.service, nele.bike, nele.phone, nele.message, 'Nele Grote'];
    for (const text of [...typed, 'Dienstag, 24. November 2026', 'Samstag, 28. November 2026']) {
      expect(plain).toContain(text);
    }
    const [confirmation, ...more] = mailsTo(nele.email);
    expect(more).toEqual([]);
    const confirmed = confirmation?.text.replaceAll('\u2060', '') ?? '';
    for (const chosen of [nele.service, 'Dienstag, 24. November 2026']) {
      expect(confirmed).toContain(chosen);
    }
    for (const typed of [nele.bike, nele.phone, nele.message, nele.email, 'Nele', 'Grote']) {
      expect(confirmed).not.toContain(typed);
    }
  });

  it('for an unknown service is confirmed without naming that service', async () => {
    await send({...nele, service: 'Gewinn abholen'});
    expect(mailsTo(nele.email)[0]?.text).not.toContain('Gewinn');
    expect(mailsToShop()[0]?.text).toContain('Leistung: Gewinn abholen');
  });

  it('is posted to the webhook as data', async () => {
    await send({...nele, day2: '24.11.2026', day3: '28.11.2026'});
    expect(JSON.parse(standIns.webhookPosts()[0]?.body ?? '{}')).toMatchObject({
      type: 'request.appointment',
      data: {request: {days: ['2026-11-24', '2026-11-28'], phone: nele.phone}},
    });
  });

  it('is confirmed in English in the English shop', async () => {
    const chosen = {...nele, service: 'Tune-up, e-bike'};
    expect(await send(chosen, ENGLISH)).toMatchObject({status: 303, location: `${ENGLISH}?sent`});
    const [confirmation, toShop] = [mailsTo(nele.email)[0]?.text, mailsToShop()[0]?.text];
    expect(confirmation).toContain('Tuesday, November 24, 2026');
    expect(confirmation).toContain('Service: Tune-up, e-bike');
    expect(toShop).toContain('Dienstag, 24. November 2026');
    expect(toShop).toContain('Leistung: Inspektion E-Bike');
    expect(JSON.parse(standIns.webhookPosts()[0]?.body ?? '{}')).toMatchObject({
      data: {request: {service: 'Inspektion E-Bike'}},
    });
  });

  it('for “something else” names it in the language of each reader', async () => {
    await send({...nele, service: 'other'}, ENGLISH);
    expect(mailsTo(nele.email)[0]?.text).toContain('Service: Something else');
    expect(mailsToShop()[0]?.text).toContain('Leistung: Etwas anderes');
  });

  it('is rejected with everything typed and the errors in field order', async () => {
    const typed = {...nele, email: 'nele', day1: '2026-12-24', message: '<b>🚲 „Öl“</b>'};
    const {status, data} = await send(typed);
    expect(status).toBe(400);
    expect(Object.keys(fieldsOf(data))).toEqual(['day1', 'email']);
    expect(data).toMatchObject({values: typed});
    expect(fieldsOf(data).day1).toMatch(
      /^An diesem Tag ist die Werkstatt geschlossen\. Sie ist geöffnet: Mo–\u2060Sa, geschlossen am 24\./,
    );
  });

  it('shows all errors at once when the form is empty', async () => {
    const {data} = await send({});
    expect(Object.keys(fieldsOf(data))).toEqual([
      'service',
      'bike',
      'day1',
      'firstName',
      'lastName',
      'email',
      'phone',
      'privacy',
    ]);
  });
});

describe('the appointment page', () => {
  it('shows the services, hours and days that editors entered', async () => {
    const {view} = await someone().open(loader, PAGE);
    expect(view.services[1]).toMatchObject({
      name: 'Inspektion E-Bike',
      note: 'ab\u00a0119\u00a0€*',
    });
    expect(view.card?.hours.weekly).toEqual([
      {label: 'Mo–\u2060Fr', time: '9–\u206018\u00a0Uhr'},
      {label: 'Sa', time: '10–\u206014\u00a0Uhr'},
    ]);
    expect(view.days.open).toMatch(
      /^Mo–\u2060Sa, geschlossen am 24.\u00a0Dezember\s2026.–.2.\u00a0Januar\s2027$/,
    );
    expect(view.days).toMatchObject({today: '2026-11-21', latest: '2027-01-20'});
  });

  it('is in English in the English shop', async () => {
    const {view} = await someone().open(loader, ENGLISH);
    expect(view.services[1]).toMatchObject({name: 'Tune-up, e-bike', note: 'from €119*'});
    expect(view.card?.hours.weekly[0]).toEqual({
      label: 'Mon–\u2060Fri',
      time: '9\u00a0am–\u20606\u00a0pm',
    });
    expect(view.days.open).toContain('Mon–\u2060Sat, closed on December');
  });

  it('is shown without services and store card while the content service is down', async () => {
    standIns.storyblok.injectFault({kind: 'outage', times: 40});
    expectConsoleError("Cannot get the story 'werkstatt-termin'");
    expectConsoleError("Cannot get the story 'config'");
    expectConsoleError('Storyblok space failed (503)');
    const {view} = await someone().open(loader, PAGE);
    expect(view).toMatchObject({services: [], card: null});
  });

  it('preselects the service named in the URL, but no unknown one', async () => {
    const ask = (path: string) => someone().open(loader, path);
    const handle = 'scheibenbremse-entlueften';
    expect((await ask(`${PAGE}?service=${handle}`)).initial.service).toBe(
      'Scheibenbremse entlüften',
    );
    expect((await ask(`${ENGLISH}?service=${handle}`)).initial.service).toBe('Disc brake bleed');
    for (const unknown of ['', 'fernweh-7', '<b>']) {
      const query = new URLSearchParams({service: unknown});
      expect((await ask(`${PAGE}?${query}`)).initial).not.toHaveProperty('service');
    }
  });

  it('shows the sender number, service and days after sending, also on reload', async () => {
    const visitor = someone();
    const form = {requestSeal: await readSeal(), ...nele};
    await visitor.request(action, PAGE, {form});
    const reference = mailsToShop()[0]?.subject.match(/[0-9A-F]{4}-[0-9A-F]{4}/)?.[0] ?? 'none';
    const {sent} = await visitor.open(loader, `${PAGE}?sent`);
    expect(sent).toMatchObject({mail: 'confirmed', receipt: {reference}});
    const receiptRows = JSON.stringify(sent?.receipt?.rows);
    for (const own of [nele.service, 'Dienstag, 24. November 2026', 'Nele Grote', nele.email]) {
      expect(receiptRows).toContain(own);
    }
    expect((await visitor.open(loader, `${PAGE}?sent`)).sent).toEqual(sent);
    // The receipt shows up neither on another form nor for another visitor.
    expect((await visitor.open(priceRequest, '/preisanfrage?sent')).sent).toMatchObject({
      receipt: null,
    });
    expect((await someone().open(loader, `${PAGE}?sent`)).sent?.receipt).toBeNull();
  });

  it('hides the receipt after half an hour', async () => {
    const visitor = someone();
    await visitor.request(action, PAGE, {form: {requestSeal: await readSeal(), ...nele}});
    vi.setSystemTime(new Date('2026-11-21T10:31:00Z'));
    expect((await visitor.open(loader, `${PAGE}?sent`)).sent?.receipt).toBeNull();
  });
});

describe('a test ride', () => {
  const RIDE = `${PAGE}?variant=41000000000001`;
  const ride = {
    ...nele,
    service: 'test-ride',
    bike: 'Ostwind Fernweh 7 Trapez, Reseda, 45 cm',
    bike2: 'Fernweh 5 in 50 cm',
    bike3: '',
    half1: 'afternoon',
    half2: '',
    half3: '',
  };

  it('is prefilled with the bike in the URL and shows the shop’s hours', async () => {
    const {view, initial} = await someone().open(loader, RIDE);
    expect(initial.bike).toBe('Ostwind Fernweh 7 Trapez, Reseda, 45 cm');
    expect(view.testRide).toMatchObject({state: 'ready', number: '41000000000001'});
    expect(view.card?.hours.weekly[0]).toMatchObject({time: '10–\u206018.30\u00a0Uhr'});
    expect(view.days.place).toBe('shop');
    expect(view.stores[0]?.text).toMatch(
      /: Speichenweg 12\. Rahmengröße im Laden: 45\u00a0cm, 50\u00a0cm/,
    );
  });

  it.each([
    ['de', PAGE, ['Ihr Rad', 'Öffnungszeiten']],
    ['en', ENGLISH, ['Your bike', 'Opening hours']],
  ] as const)(
    'has two complementary landmarks with distinct names: %s',
    async (language, path, names) => {
      const page = await someone().open(loader, `${path}?variant=41000000000001&sent`);
      const html = markup(createElement(AppointmentPage, {...page, answer: null}), language);
      const landmarks = [...html.matchAll(/<aside aria-label="([^"]*)"/g)].map(([, name]) => name);
      expect(landmarks).toEqual(names);
      expect(html.match(/<aside/g)).toHaveLength(names.length);
    },
  );

  it('is mailed to the shop with bikes and half-days, and confirmed without the typed texts', async () => {
    expect(await send(ride, RIDE)).toMatchObject({
      status: 303,
      location: `${PAGE}?variant=41000000000001&sent`,
    });
    const toShop = mailsToShop()[0];
    const plain = toShop?.text.replaceAll('\u2060', '') ?? '';
    expect(toShop?.subject).toContain('Anfrage zur Probefahrt');
    for (const text of [
      'Probe fahren oder im Laden ansehen',
      'Dienstag, 24. November 2026, Nachmittag (ab 13 Uhr)',
      'Samstag, 28. November 2026',
      'Zweites Rad: Fernweh 5 in 50 cm',
      'Reseda, 45 cm',
      '/products/fernweh-7-trapez?',
    ]) {
      expect(plain).toContain(text);
    }
    const confirmed = mailsTo(nele.email)[0]?.text.replaceAll('\u2060', '') ?? '';
    expect(confirmed).toContain('2 Werktage unverbindlich');
    expect(confirmed).toContain('Nachmittag (ab 13 Uhr)');
    expect(confirmed).not.toContain('Fernweh 5');
    expect(JSON.parse(standIns.webhookPosts()[0]?.body ?? '{}')).toMatchObject({
      type: 'request.testRide',
      data: {
        bike: {sku: 'OW-F7T-45-RS'},
        request: {
          bikes: ['Fernweh 5 in 50 cm'],
          times: [
            {day: '2026-11-24', half: 'afternoon'},
            {day: '2026-11-28', half: ''},
          ],
        },
      },
    });
  });

  it('accepts two more bikes and three half-days, one on a day with special hours', async () => {
    const wished = {
      ...{bike3: 'Kontor 4 in Petrol', day3: '2026-12-24', half3: 'morning', half2: 'morning'},
    };
    expect(await send({...ride, ...wished}, RIDE)).toMatchObject({status: 303});
    const plain = mailsToShop()[0]?.text.replaceAll('\u2060', '') ?? '';
    for (const text of [
      'Zweites Rad: Fernweh 5 in 50 cm',
      'Drittes Rad: Kontor 4 in Petrol',
      'Dienstag, 24. November 2026, Nachmittag (ab 13 Uhr)',
      'Samstag, 28. November 2026, Vormittag (bis 13 Uhr)',
      'Donnerstag, 24. Dezember 2026, Vormittag (bis 13 Uhr)',
    ]) {
      expect(plain).toContain(text);
    }
    const afternoon = await send({...ride, ...wished, half3: 'afternoon'}, RIDE);
    expect(afternoon.status).toBe(400);
    expect(fieldsOf(afternoon.data).day3).toMatch(/^Zu dieser Tageszeit ist an diesem Tag/);
  });

  it('is rejected on a day when the shop is closed', async () => {
    for (const day1 of ['2026-11-29', '2026-12-25']) {
      const {status, data} = await send({...ride, day1, day2: ''}, RIDE);
      expect(status).toBe(400);
      expect(fieldsOf(data).day1).toMatch(/^Dann ist der Laden geschlossen/);
    }
  });

  it('is accepted for a bike that is gone, and ignores an unknown half-day', async () => {
    const gone = `${PAGE}?variant=999`;
    expect((await someone().open(loader, gone)).view.testRide).toMatchObject({state: 'gone'});
    expect(await send({...ride, half1: '<b>', day2: ''}, gone)).toMatchObject({status: 303});
    const plain = mailsToShop()[0]?.text.replaceAll('\u2060', '') ?? '';
    expect(plain).toContain('Dienstag, 24. November 2026\n');
  });

  it('is confirmed in English and mailed to the shop in German', async () => {
    await send(ride, `${ENGLISH}?variant=41000000000001`);
    expect(mailsTo(nele.email)[0]?.text).toContain('Afternoon (from 1 pm)');
    expect(mailsToShop()[0]?.text).toContain('Nachmittag (ab 13 Uhr)');
  });
});
