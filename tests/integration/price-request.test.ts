import {beforeEach, describe, expect, it} from 'vitest';
import {action, loader} from '../../app/routes/price-request';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';
import {isAvailable, productOf, variantWith} from './catalogue';
import {mailsTo, mailsToShop, readSeal, someone} from './request-visitor';

setupShop();
beforeEach(() => standIns.outbox.clear());

const PAGE = '/preisanfrage';
const flagship = () => productOf(noteworthyHandles.flagship);
const variant = () => variantWith(flagship(), isAvailable);
const jana = {
  offerLink: 'https://www.anderer-shop.example/fernweh?farbe=reseda&id=7',
  name: 'Jana Petersen',
  email: 'jana.petersen@mail.example',
  message: 'Gilt das auch für 55 cm?\r\nGruß, Jana',
  privacy: 'on',
};
const send = async (form: Record<string, string>, path = PAGE) =>
  someone().request(action, path, {form: {requestSeal: await readSeal(), ...form}});

describe('a price request', () => {
  it('is mailed to the shop with the variant and confirmed to the sender', async () => {
    const {id, sku} = variant();
    const path = `${PAGE}?variant=${id}`;
    expect(await send(jana, path)).toMatchObject({
      status: 303,
      location: `${PAGE}?variant=${id}&sent`,
    });

    const [mail] = mailsToShop();
    expect(mail?.headers['Reply-To']).toBe('"Jana Petersen" <jana.petersen@mail.example>');
    const plain = mail?.text.replaceAll('\u2060', '') ?? '';
    for (const expected of [
      jana.name,
      jana.email,
      jana.offerLink,
      'Gilt das auch für 55 cm?',
      sku,
    ]) {
      expect(plain).toContain(expected);
    }
    expect(plain).toContain(`https://shop.test/products/${flagship().handle}?`);
    expect(mailsTo(jana.email)).toHaveLength(1);
  });

  it.each([
    [PAGE, 'Grundpreis 89,50 € / 1 l'],
    ['/en-us/price-request', 'Unit price €89.50 / 1 l'],
  ])('shows the unit price on the page and in both mails: %s', async (start, unit) => {
    const oil = productOf(noteworthyHandles.unitPrice);
    const path = `${start}?variant=${oil.variants[0]?.id}`;
    const {page} = await someone().open(loader, path);
    expect(unit).toContain(page.requested.bike?.price.unit?.replaceAll('\u00a0', ' ') ?? 'none');
    await send(jana, path);
    const [mail] = mailsTo(jana.email);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(unit);
    expect(mail?.html.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain(unit);
    expect(mailsToShop()[0]?.text.replaceAll('\u00a0', ' ')).toContain('Grundpreis 89,50 € / 1 l');
  });

  it('promises shipping only for an article that ships', async () => {
    const open = async (handle: string) => {
      const path = `${PAGE}?variant=${productOf(handle).variants[0]?.id}`;
      return (await someone().open(loader, path)).page.requested.bike;
    };
    expect(await open(noteworthyHandles.flagship)).toMatchObject({
      terms: {taxed: true, shipped: true},
    });
    expect(await open(noteworthyHandles.pickupOnly)).toMatchObject({
      terms: {taxed: true, shipped: false},
    });
  });

  it('has no typed text and no unknown variant number in its confirmation', async () => {
    const path = `${PAGE}?variant=4915112345678`;
    await send({...jana, name: 'Gewinn 0900', message: 'boese.example anrufen'}, path);
    const [mail] = mailsTo(jana.email);
    for (const part of [mail?.text, mail?.html, mail?.subject]) {
      expect(part).not.toMatch(/Gewinn|0900|boese|anderer-shop|4915112345678|jana/i);
    }
    expect(mailsToShop()[0]?.text).toContain('Variante 4915112345678');
  });

  it('sends no confirmation to a corrected e-mail address and says so', async () => {
    const requestSeal = await readSeal();
    expect(await send({...jana, requestSeal})).toMatchObject({location: `${PAGE}?sent`});
    const corrected = await send({...jana, requestSeal, email: 'otto@mail.example'});
    expect(corrected).toMatchObject({status: 303, location: `${PAGE}?sent=unconfirmed`});
    const {sent} = await someone().open(loader, corrected.location ?? '');
    expect(sent).toMatchObject({mail: 'unconfirmed'});
    expect(mailsTo('otto@mail.example')).toEqual([]);
    expect(mailsToShop()).toHaveLength(2);
  });

  it('reaches the webhook as it was typed', async () => {
    const {id} = variant();
    await send(jana, `${PAGE}?variant=${id}`);
    const body = JSON.parse(standIns.webhookPosts()[0]?.body ?? '{}') as object;
    expect(body).toMatchObject({
      type: 'request.price',
      data: {
        request: {
          name: jana.name,
          offerLink: jana.offerLink,
          message: 'Gilt das auch für 55 cm?\nGruß, Jana',
          variant: String(id),
        },
      },
    });
  });

  it.each(['999999999999', '0', 'abc', '-1', '1'.repeat(40), '<b>', '../..'])(
    'is sent even for the unknown variant %s',
    async (number) => {
      const path = `${PAGE}?variant=${encodeURIComponent(number)}`;
      const {requested} = (await someone().open(loader, path)).page;
      expect(requested).toMatchObject({state: 'gone', bike: null});
      const {status, location} = await send(jana, path);
      expect(status).toBe(303);
      expect(location).not.toContain('<');
      const named = mailsToShop()[0]?.text.includes(`Variante ${number}`);
      expect(named).toBe(number === '999999999999');
    },
  );

  it('is sent with the variant number while Shopify is out', async () => {
    const {id} = variant();
    standIns.shop.injectFault({operation: 'RequestedVariant', status: 503, times: 4});
    expectConsoleError('Cannot get the variant of a request');
    expect(await send(jana, `${PAGE}?variant=${id}`)).toMatchObject({status: 303});
    expect(mailsToShop()[0]?.text).toContain(`Variante ${id}`);
  });

  it('is confirmed in English in the English shop', async () => {
    expect(await send(jana, '/en-us/price-request')).toMatchObject({
      status: 303,
      location: '/en-us/price-request?sent',
    });
    expect(mailsTo(jana.email)[0]?.text).toContain('Thank you for your price request');
    expect(mailsToShop()[0]?.text).toContain('Ihre Angaben');
  });

  it('names the variant in German to the shop, and in English to an English customer', async () => {
    const {id} = variant();
    await send(jana, `/en-us/price-request?variant=${id}`);
    const [toShop, toCustomer] = [mailsToShop()[0], mailsTo(jana.email)[0]];
    const germanPage = `https://shop.test/products/${flagship().handle}?Farbe=`;
    expect(toShop?.text).toContain(germanPage);
    expect(toShop?.subject).toContain(flagship().title.de);
    expect(toCustomer?.text).toContain(flagship().title.en);
    expect(toShop?.html).not.toContain('/en-us/');
    expect(toCustomer?.text).toContain(`https://shop.test/en-us/products/${flagship().handle}?`);
    expect(toCustomer?.text).not.toContain(germanPage);
    expect(standIns.webhookPosts()[0]?.body).toContain(germanPage);
  });

  it('names the variant in English when its German name is unavailable', async () => {
    standIns.shop.injectFault({operation: 'GermanVariant', status: 503, times: 4});
    expectConsoleError('Cannot get the German names of a variant');
    await send(jana, `/en-us/price-request?variant=${variant().id}`);
    expect(mailsToShop()[0]?.text).toContain('https://shop.test/en-us/products/');
  });
});

describe('the page of a price request', () => {
  it('shows the variant', async () => {
    const {page, sent} = await someone().open(loader, `${PAGE}?variant=${variant().id}`);
    expect(sent).toBeNull();
    expect(page).toMatchObject({
      requested: {state: 'ready', number: String(variant().id), bike: {sku: variant().sku}},
      phone: {label: '0221 4710 120'},
    });
  });

  it('shows a sold-out variant as sold out', async () => {
    const sold = variantWith(flagship(), (one) => !isAvailable(one));
    const {page} = await someone().open(loader, `${PAGE}?variant=${sold.id}`);
    expect(page.requested.state).toBe('soldOut');
  });
});

describe('the spam check of price requests', () => {
  it('rejects a form that is sent too fast, by a robot or with a forged seal', async () => {
    const fast = await send({...jana, requestSeal: await readSeal(crypto.randomUUID(), 0)});
    const robot = await send({...jana, favouriteSaddle: 'x'});
    const forged = await send({...jana, requestSeal: 'x.y'});
    expect([fast, robot, forged].map(({status}) => status)).toEqual([400, 400, 400]);
    expect(mailsToShop()).toEqual([]);
  });

  it('names the missing fields of a form that is sent too fast, not its speed', async () => {
    const {data} = await send({requestSeal: await readSeal(crypto.randomUUID(), 0), name: 'Jana'});
    expect(data).toMatchObject({alerts: [], values: {name: 'Jana'}});
    const {fields} = data as {fields: object};
    expect(Object.keys(fields)).toEqual(['offerLink', 'email', 'privacy']);
  });
});

describe('an invalid price request', () => {
  it('shows all errors at once in the order of the form', async () => {
    const {data} = await send({});
    const {fields} = data as {fields: object};
    expect(Object.keys(fields)).toEqual(['offerLink', 'name', 'email', 'privacy']);
  });

  it('returns everything that was typed', async () => {
    const typed = {...jana, email: 'jana', message: '<b>„Größe“ 🚲</b>'};
    const {data} = await send(typed);
    expect(data).toMatchObject({values: typed});
  });
});
