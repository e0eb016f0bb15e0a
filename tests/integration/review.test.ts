import {beforeEach, describe, expect, it} from 'vitest';
import {loader as openOrder} from '../../app/routes/account/order';
import {action as changeProfile} from '../../app/routes/account/profile';
import {action, loader} from '../../app/routes/review';
import {expectedEntries, expectedMetafields} from '../commands/setup/definitions';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {cagri, jana, signedIn, signedInAtShopify} from './account-visitor';
import {setupShop, type Visitor} from './call-route';
import {productOf} from './catalogue';
import {mailsTo, mailsToShop, readSeal, someone} from './request-visitor';

setupShop();
beforeEach(() => standIns.outbox.clear());

const BIKE = noteworthyHandles.flagship;
const pageOf = (handle: string) => `/products/${handle}/bewertung`;
const review = {
  rating: '2',
  title: 'Schönes Rad,  leise Klingel',
  body: 'Nach 300 km: Der Motor zieht gut.\r\n\r\n\r\n\r\nDie Klingel hört niemand.',
  author: 'Jana P.',
  privacy: 'on',
};
/** The form values that are returned for it. */
const kept = {...review, body: review.body.replaceAll('\r', '')};
const customer = (who = jana) => signedIn(who, someone());
const open = async (visitor: Visitor, path: string) =>
  visitor.request(loader, path).catch((thrown: unknown) => thrown);
const send = async (visitor: Visitor, form: Record<string, string> = review, path = pageOf(BIKE)) =>
  visitor.request(action, path, {form: {requestSeal: await readSeal(), ...form}});
/** No mail to this address, or with it as `Reply-To`, is accepted. */
const unreachable = {
  firstName: 'Jana',
  lastName: 'Petersen',
  email: 'mail-503@mail.example',
  currentPassword: jana.password,
};
const down = (operation: string) => standIns.shop.injectFault({operation, status: 503, times: 4});

describe('the page for writing a review', () => {
  it('shows the form to a customer who has bought the product', async () => {
    const {page, meta} = await (await customer()).open(loader, pageOf(BIKE));
    expect(page).toMatchObject({
      state: 'ready',
      title: 'Ostwind Fernweh 7 Trapez',
      bought: {order: '#1139', date: '3. Oktober 2026'},
      initial: {author: 'Jana P.'},
    });
    expect(meta).toContainEqual({title: 'Ostwind Fernweh 7 Trapez bewerten – Radladen'});
    expect(meta).toContainEqual({name: 'robots', content: 'noindex'});
  });

  it.each([
    ['a bike that was bought and is sold out now', noteworthyHandles.soldOut, 'ready'],
    ['what was bought long ago', noteworthyHandles.service, 'ready'],
    ['what was bought by a cancelled order', noteworthyHandles.newArrival, 'notBought'],
    ['what was never ordered', noteworthyHandles.cheapest, 'notBought'],
  ])('offers the form for valid purchases only: %s', async (_, handle, state) => {
    const {page} = await (await customer()).open(loader, pageOf(handle));
    expect(page).toMatchObject({state, handle});
  });

  it('gives the reason why other visitors get no form', async () => {
    const {page} = await (await customer(cagri)).open(loader, pageOf(BIKE));
    expect(page).toMatchObject({state: 'notBought', bought: null});
    expect((await someone().open(loader, pageOf(BIKE))).page).toMatchObject({
      state: 'signedOut',
      bought: null,
      initial: {author: ''},
    });
  });

  it.each(['gibt-es-nicht', 'gibt-es-nicht-mehr', '%00', '%3Cb%3E', 'x'.repeat(400)])(
    'returns 404 for the unknown product %s',
    async (handle) => {
      expect(await open(await customer(), pageOf(handle))).toMatchObject({status: 404});
      expect(await open(someone(), pageOf(handle))).toMatchObject({status: 404});
    },
  );

  it.each([
    ['CustomerPurchases', 'Cannot look through the orders'],
    ['ProductMention', 'Cannot get a reviewed article'],
    ['Customer', 'Cannot get the customer of a review'],
  ])('responds with 503 while the Shopify query %s fails', async (operation, complaint) => {
    const visitor = await customer();
    down(operation);
    expectConsoleError(complaint);
    expect(await visitor.request(loader, pageOf(BIKE))).toMatchObject({
      status: 503,
      data: {page: {state: 'unknown'}},
    });
  });

  it('contains no Shopify ids, no e-mail address and no last name', async () => {
    const page = JSON.stringify(await (await customer()).open(loader, pageOf(BIKE)));
    expect(page).not.toMatch(/gid:|jana\.petersen|Petersen/);
  });
});

describe('an order', () => {
  it('marks its products as reviewable unless it was voided', async () => {
    const visitor = await customer();
    const reviewable = async (number: string) => {
      const {order} = await visitor.open(openOrder, `/konto/bestellungen/${number}`);
      return order?.lines.map(({product}) => product?.reviewable);
    };
    expect(await reviewable('1139')).toEqual([true]);
    expect(await reviewable('987')).toEqual([false, false]);
  });
});

describe('a review', () => {
  it('reaches the shop with everything its entry needs and is confirmed to its author', async () => {
    const location = `${pageOf(BIKE)}?sent`;
    const visitor = await customer();
    expect(await send(visitor)).toMatchObject({status: 303, location});
    const {sent} = await visitor.open(loader, location);
    expect(sent).toMatchObject({
      mail: 'confirmed',
      receipt: {
        rows: [
          {label: 'Sterne', value: '2 von 5 Sternen'},
          {label: 'Angezeigter Name', value: 'Jana P.'},
          {label: 'Bestellung', value: '#1139, 3. Oktober 2026'},
        ],
      },
    });

    const [mail] = mailsToShop();
    expect(mail?.subject).toMatch(
      /^Bewertung \w{4}-\w{4}: Jana Petersen, Ostwind Fernweh 7 Trapez$/,
    );
    expect(mail?.headers['Reply-To']).toBe('"Jana Petersen" <jana.petersen@mail.example>');
    const {id, variants} = productOf(BIKE);
    const plain = mail?.text.replaceAll('\u2060', '') ?? '';
    for (const expected of [
      '2 von 5 Sternen',
      'Schönes Rad, leise Klingel',
      'Die Klingel hört niemand.',
      'Angezeigter Name: Jana P.',
      'Danach in die Liste custom.reviews des Artikels',
      `handle: ${BIKE}`,
      `id: gid://shopify/Product/${id}`,
      'Bestellung: #1139, 3. Oktober 2026',
      'verified_purchase: true',
      'Sprache der Seite: Deutsch',
      variants[0]?.sku ?? 'no number',
      `https://shop.test/products/${BIKE}?Farbe=`,
    ]) {
      expect(plain).toContain(expected);
    }
  });

  it('contains exactly the fields of the entry that the shop creates from it', async () => {
    const list = expectedMetafields.find(({entries}) => entries === 'shop_review');
    const entry = expectedEntries.find(({type}) => type === list?.entries);
    const keys = entry?.fields.map(({key}) => key) ?? [];
    await send(await customer());
    const {data} = JSON.parse(standIns.webhookPosts()[0]?.body ?? '{}') as {
      data: {request: {fields: Record<string, string>}};
    };
    const {fields} = data.request;
    expect(Object.keys(fields)).toEqual(keys);
    const plain = mailsToShop()[0]?.text.replaceAll('\u2060', '') ?? '';
    for (const value of Object.values(fields).flatMap((text) => text.split('\n'))) {
      expect(plain).toContain(value);
    }
    expect(plain).toContain(`die Liste ${list?.namespace}.${list?.key} des Artikels`);
    const named = new RegExp(`^Für den Eintrag ${entry?.type}\\b.*\n((?:\\w+: .*\n)+)`, 'm');
    const [, rows = ''] = named.exec(plain) ?? [];
    const labels = [...rows.matchAll(/^\w+/gm)].map(([label]) => label);
    expect(labels).not.toEqual([]);
    expect(keys).toEqual(expect.arrayContaining(labels));
  });

  it('is confirmed without repeating typed text', async () => {
    await send(await customer());
    const [mail] = mailsTo(jana.email);
    expect(mail?.subject).toMatch(/^Ihre Bewertung bei Radladen/);
    expect(mail?.text).toContain('Wir prüfen sie anhand Ihrer Bestellung');
    expect(mail?.text).toContain('2 von 5 Sternen');
    expect(mail?.text).toContain('Bitte ändern Sie Ihr Passwort.');
    for (const part of [mail?.text, mail?.html, mail?.subject]) {
      expect(part).not.toMatch(/Klingel|Jana|1139/);
    }
  });

  it.each([
    [pageOf(BIKE), 'Bitte prüfen Sie, wer Ihr Postfach und Ihre Geräte nutzen kann'],
    [`/en-us/products/${BIKE}/review`, 'Please check who has access to your e-mail account'],
  ])('mentions no password after sign-in at Shopify (%s)', async (path, expected) => {
    await send(await signedInAtShopify(), review, path);
    const [mail] = mailsTo(jana.email);
    expect(mail?.text).toContain(expected);
    expect(mail?.text).not.toMatch(/passwor/i);
  });

  it('reaches the webhook as the fields of its entry', async () => {
    await send(await customer());
    const body = JSON.parse(standIns.webhookPosts()[0]?.body ?? '{}') as object;
    expect(body).toMatchObject({
      type: 'review.submitted',
      data: {
        language: 'de',
        customer: {name: 'Jana Petersen', email: jana.email},
        bike: {title: 'Ostwind Fernweh 7 Trapez', price: null},
        request: {
          product: {id: `gid://shopify/Product/${productOf(BIKE).id}`, handle: BIKE},
          order: {name: '#1139', placedAt: '2026-10-03T12:10:00Z'},
          fields: {
            rating: '{"value":"2.0","scale_min":"1.0","scale_max":"5.0"}',
            title: 'Schönes Rad, leise Klingel',
            body: 'Nach 300 km: Der Motor zieht gut.\n\nDie Klingel hört niemand.',
            author_display_name: 'Jana P.',
            submitted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
            verified_purchase: 'true',
          },
        },
      },
    });
  });

  it('is confirmed in English on English pages and mailed to the shop in German', async () => {
    const path = `/en-us/products/${BIKE}/review`;
    expect(await send(await customer(), review, path)).toMatchObject({location: `${path}?sent`});
    expect(mailsTo(jana.email)[0]?.text).toContain('Thank you for your review');
    expect(mailsTo(jana.email)[0]?.text).toContain('2 out of 5 stars');
    expect(mailsToShop()[0]?.text).toContain('Die Bewertung');
    expect(mailsToShop()[0]?.text).toContain('Englisch');
    expect(mailsToShop()[0]?.html).not.toContain('/en-us/');
  });
});

describe('a review that is rejected', () => {
  it.each([
    ['of who is not signed in', someone, BIKE, 'nicht mehr angemeldet'],
    ['of another customer', () => customer(cagri), BIKE, 'in keiner Ihrer Bestellungen'],
    ['of what was not bought', customer, noteworthyHandles.cheapest, 'in keiner Ihrer'],
    ['by a cancelled order', customer, noteworthyHandles.newArrival, 'in keiner Ihrer'],
  ] as const)('gets 403 with everything typed: %s', async (_, visitor, handle, alert) => {
    const {status, data} = await send(await visitor(), review, pageOf(handle));
    const alerts = [expect.stringContaining(alert)];
    expect({status, data}).toMatchObject({status: 403, data: {alerts, values: kept}});
    expect(mailsToShop()).toEqual([]);
  });

  it('gets 404 for a product that no longer exists', async () => {
    const answer = send(await customer(), review, pageOf('gibt-es-nicht-mehr'));
    expect(await answer.catch((thrown: unknown) => thrown)).toMatchObject({status: 404});
    expect(mailsToShop()).toEqual([]);
  });

  it.each([
    ['the mail service', null, 'Mail API emails failed'],
    ['Shopify', 'CustomerPurchases', 'Cannot look through the orders'],
  ])('gets 503 with everything typed while %s is out', async (_, operation, complaint) => {
    const visitor = await customer();
    if (operation) down(operation);
    else await visitor.request(changeProfile, '/konto/daten', {form: unreachable});
    expectConsoleError(complaint);
    const {status, data} = await send(visitor);
    const alerts = [expect.stringContaining('0221 4710 120')];
    expect({status, data}).toMatchObject({status: 503, data: {alerts, values: kept}});
    expect(mailsToShop()).toEqual([]);
  });

  it('shows all errors at once in the order of the form', async () => {
    const {author, title, body} = {...review, title: '', body: ''};
    const {data} = await send(await customer(), {title, body, author});
    const {fields} = data as {fields: object};
    expect(Object.keys(fields)).toEqual(['rating', 'title', 'body', 'privacy']);
  });

  it.each([
    [{rating: ''}, 'rating', 'Bitte wählen Sie, wie viele Sterne Sie vergeben.'],
    [{rating: '6'}, 'rating', 'Bitte wählen Sie, wie viele Sterne Sie vergeben.'],
    [{rating: '4.5'}, 'rating', 'Bitte wählen Sie, wie viele Sterne Sie vergeben.'],
    [{title: ' '}, 'title', 'Bitte geben Sie einen Titel ein.'],
    [{title: 'ja'}, 'title', 'Bitte schreiben Sie einen Titel mit 3 bis 100 Zeichen.'],
    [{title: 'x'.repeat(101)}, 'title', 'Bitte schreiben Sie einen Titel mit 3 bis 100 Zeichen.'],
    [{body: ''}, 'body', 'Bitte schreiben Sie Ihre Bewertung.'],
    [{body: 'Gut.'}, 'body', 'Bitte schreiben Sie eine Bewertung mit 20 bis 2.000 Zeichen.'],
    [
      {body: 'x'.repeat(2001)},
      'body',
      'Bitte schreiben Sie eine Bewertung mit 20 bis 2.000 Zeichen.',
    ],
    [{author: ''}, 'author', 'Bitte geben Sie den Namen ein, der bei der Bewertung stehen soll.'],
    [{author: 'x'.repeat(61)}, 'author', 'Bitte geben Sie einen Namen mit 2 bis 60 Zeichen ein.'],
    [{privacy: ''}, 'privacy', 'Sie müssen die Datenschutzerklärung akzeptieren.'],
  ])('shows the error at the field for %j', async (change, field, message) => {
    const {status, data} = await send(await customer(), {...review, ...change});
    expect(status).toBe(400);
    expect((data as {fields: object}).fields).toEqual({[field]: message});
    expect(mailsToShop()).toEqual([]);
  });
});
