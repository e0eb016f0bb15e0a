import {describe, expect, it, vi} from 'vitest';
import {loadBackInStock} from '../../app/features/back-in-stock/back-in-stock.server';
import {
  CONSENT_VERSION,
  RETENTION_DAYS,
} from '../../app/features/back-in-stock/reminder-mails.server';
import {messagesOf} from '../../app/i18n/messages.server';
import {action, loader} from '../../app/routes/back-in-stock';
import {loader as openProduct} from '../../app/routes/product';
import {encryptJson} from '../../app/services/http/encryption.server';
import {waitForBackgroundTasks} from '../fakes/background';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {noteworthyHandles} from '../stand-ins/catalogue/noteworthy-handles';
import {standIns} from '../stand-ins/in-vitest';
import {demoStory} from '../stand-ins/storyblok/story-files';
import {setupShop, Visitor} from './call-route';
import {productOf} from './catalogue';
import {
  ask,
  click,
  codeOf,
  fieldsOf,
  JANA,
  join,
  linksTo,
  confirmedReminder,
  number,
  open,
  openContext,
  PAGE,
  reminders,
  restock,
  sellOut,
  soldOut,
  store,
} from './reminder-visitor';
import {mailsTo, readSeal, someone} from './request-visitor';

setupShop();
sellOut();

describe('offering a back-in-stock reminder', () => {
  const reminderOf = async (query = '', more: Record<string, string> = {}) => {
    const page = await new Visitor({settings: more}).open(
      openProduct,
      `/products/${soldOut.handle}${query}`,
    );
    return page.reminder;
  };

  it('links to it only for a sold-out variant, in a shop that offers reminders', async () => {
    const shown = await someone().open(openProduct, `/products/${soldOut.handle}`);
    const shownNumber = shown.product.variant.id.split('/').at(-1);
    expect(await reminderOf()).toEqual({
      text: 'Erinnern, wenn wieder da',
      href: `/erinnern?variant=${shownNumber}`,
    });
    const sold = await someone().open(openProduct, `/products/${noteworthyHandles.cheapest}`);
    expect(sold.reminder).toBeNull();
    expect(await reminderOf('', {REMINDERS_CLIENT_ID: ''})).toBeNull();
  });

  it('links to the requested variant, even if the one that replaces it is sold out, too', async () => {
    expect(await reminderOf('?Farbe=Sand')).toEqual({
      text: 'Erinnern, wenn wieder da',
      href: `/erinnern?product=${soldOut.handle}&Farbe=Sand`,
    });
  });

  it.each([
    '/erinnern',
    '/erinnern?variant=9999',
    '/erinnern?variant=%00',
    '/erinnern?variant=1e3',
  ])('returns 404 for %s', async (path) => {
    expect(await someone().request(loader, path)).toMatchObject({status: 404});
    expect(await ask(JANA, {}, path)).toMatchObject({status: 404});
  });

  it('returns 404 in a shop without the setting', async () => {
    const visitor = new Visitor({settings: {REMINDERS_CLIENT_ID: ''}});
    expect(await visitor.request(loader, PAGE)).toMatchObject({status: 404});
  });
});

describe('requesting a reminder', () => {
  it('mails a link and stores nothing until it is confirmed', async () => {
    expect((await someone().open(loader, PAGE)).page.state).toBe('form');
    // At once, as customers find their e-mail address filled in.
    const form = {requestSeal: await readSeal(undefined, 0)};
    expect(await ask(JANA, form)).toMatchObject({status: 303, location: `${PAGE}&done=sent`});
    expect((await open(`${PAGE}&done=sent`)).page.state).toBe('sent');
    expect(store.reminders).toEqual([]);

    const [mail, ...others] = mailsTo(JANA);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Bitte bestätigen: Erinnerung an .*Barkasse/);
    expect(mail?.text).toContain('Speichenweg 12');
    const {join: link} = linksTo(JANA);
    expect(link).not.toContain('jana');
    expect((await open(link)).page.state).toBe('join');
    expect(store.reminders).toEqual([]);

    expect(await click(link)).toMatchObject({status: 303, location: `${PAGE}&done=joined`});
    expect(fieldsOf()).toMatchObject({
      email: JANA,
      variant: number,
      language: 'de',
      consent_text: CONSENT_VERSION,
    });
    expect(fieldsOf().article).toContain('Barkasse');
    expect(Date.parse(String(fieldsOf().confirmed_at))).not.toBeNaN();
    expect(Date.parse(String(fieldsOf().requested_at))).not.toBeNaN();
  });

  it('responds alike for a known, an unknown and a too often used e-mail address', async () => {
    const once = await ask(JANA);
    await click(linksTo(JANA).join);
    const again = await ask(JANA);
    const many = [await ask(JANA), await ask(JANA), await ask(JANA)];
    const stranger = await ask('niemand@mail.example');
    for (const answer of [again, ...many, stranger]) expect(answer).toEqual(once);
    // Nobody's mailbox can be flooded.
    expect(mailsTo(JANA)).toHaveLength(3);
  });

  it('stores one reminder per e-mail address and variant', async () => {
    await join(JANA);
    await join('Jana.Petersen@mail.example');
    expect(store.reminders).toHaveLength(1);
  });

  it('rejects bots, floods and malformed addresses, and returns the input', async () => {
    expect(await ask(JANA, {favouriteSaddle: 'x'})).toMatchObject({status: 400});
    expect(await ask(JANA, {requestSeal: 'made-up'})).toMatchObject({status: 400});
    expect(await ask('jana@')).toMatchObject({
      status: 400,
      data: {
        values: {email: 'jana@'},
        fields: {email: 'Die E-Mail-Adresse ist nicht korrekt formatiert.'},
      },
    });
    expect(standIns.outbox.list()).toEqual([]);

    const flooder = someone();
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) {
      const form = {requestSeal: await readSeal(), email: `nr${at}@mail.example`};
      statuses.push((await flooder.request(action, PAGE, {form})).status);
    }
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(303));
    expect(statuses.slice(5)).toEqual([429, 429]);
  });

  it('responds with 503 and the input when the mail cannot be sent', async () => {
    expectConsoleError('Mail API emails failed (503)');
    expect(await ask('mail-503@mail.example')).toMatchObject({
      status: 503,
      data: {values: {email: 'mail-503@mail.example'}},
    });
  });

  it('responds with 503 and the input while Shopify cannot load the variant', async () => {
    standIns.shop.injectFault({operation: 'RequestedVariant', status: 503, times: 20});
    expectConsoleError('RequestedVariant failed (503)');
    expectConsoleError('An optional part of the page is missing');
    expect(await ask(JANA)).toMatchObject({status: 503, data: {values: {email: JANA}}});
    const context = {...(await openContext(PAGE)), formOutcome: 'refused' as const};
    const page = await loadBackInStock(context, new Request(SHOP + PAGE));
    expect(page).toMatchObject({state: 'form', asked: null, number});
  });

  it('shows that the variant is available again, and stores nothing', async () => {
    await ask(JANA);
    restock(2);
    expect((await open(linksTo(JANA).join)).page.state).toBe('available');
    expect(await click(linksTo(JANA).join)).toMatchObject({status: 303});
    expect(store.reminders).toEqual([]);
    expect((await someone().open(loader, PAGE)).page.state).toBe('available');
  });

  it('deletes expired reminders when a new one is confirmed', async () => {
    const confirmedAt = new Date(Date.now() - 91 * 24 * 3_600_000).toISOString();
    await reminders().save({...confirmedReminder('alt@mail.example'), confirmedAt});
    await join();
    await waitForBackgroundTasks();
    expect(store.reminders.map(({fields}) => fields.get('email'))).toEqual([JANA]);
  });

  it('responds with 503 while Shopify cannot store it, and the link works later', async () => {
    await ask(JANA);
    store.reminderScopes = [];
    expectConsoleError('Shopify Admin SaveReminder failed');
    const {join: link} = linksTo(JANA);
    expect(await click(link)).toMatchObject({
      status: 503,
      data: {alerts: [expect.stringContaining('nicht speichern')]},
    });
    store.reminderScopes = ['write_metaobjects'];
    expect(await click(link)).toMatchObject({location: `${PAGE}&done=joined`});
  });
});

it('the privacy policy describes reminders and their retention period in both languages', () => {
  const policy = JSON.stringify(demoStory('datenschutz'));
  for (const language of ['de', 'en'] as const) {
    expect(policy).toContain(messagesOf[language]['backInStock.title']);
  }
  expect(policy).toContain(`spätestens nach ${RETENTION_DAYS} Tagen`);
  expect(policy).toContain(`after ${RETENTION_DAYS} days at the latest`);
});

describe('a link in a reminder mail', () => {
  const other = String(productOf(noteworthyHandles.flagship).variants[0]?.id);

  it('ends a reminder on a click, and can be clicked again', async () => {
    await ask(JANA);
    const {join: first, leave} = linksTo(JANA);
    await click(first);
    expect((await open(leave)).page.state).toBe('leave');
    expect(store.reminders).toHaveLength(1);
    expect(await click(leave)).toMatchObject({status: 303, location: `${PAGE}&done=left`});
    expect(store.reminders).toEqual([]);
    expect(await click(leave)).toMatchObject({status: 303, location: `${PAGE}&done=left`});
  });

  it('ends a reminder for a deleted variant, but cannot confirm one', async () => {
    const gone = '9999';
    await reminders().save({...confirmedReminder(JANA), variant: gone});
    const {settings} = await contextOf(new Request(SHOP));
    const linkTo = async (use: string) => {
      const code = {use, email: JANA, variant: gone, at: Date.now()};
      const encrypted = await encryptJson(code, settings.SESSION_SECRET[0], 'reminder');
      return `${SHOP}/erinnern?variant=${gone}&code=${encrypted}`;
    };
    expect(await click(await linkTo('join'))).toMatchObject({status: 404});
    const leave = await linkTo('leave');
    expect((await open(leave)).page).toMatchObject({state: 'leave', asked: null});
    const left = `/erinnern?variant=${gone}&done=left`;
    expect(await click(leave)).toMatchObject({status: 303, location: left});
    expect(store.reminders).toEqual([]);
    expect((await open(left)).page).toMatchObject({state: 'left', asked: null});
  });

  it('ends a reminder while Shopify cannot load the variant', async () => {
    await ask(JANA);
    const {join: first, leave} = linksTo(JANA);
    await click(first);
    standIns.shop.injectFault({operation: 'RequestedVariant', status: 503, times: 10});
    expectConsoleError('An optional part of the page is missing');
    expect((await open(leave)).page).toMatchObject({state: 'leave', asked: null});
    expect(await click(leave)).toMatchObject({status: 303, location: `${PAGE}&done=left`});
    expect(store.reminders).toEqual([]);
  });

  it('does nothing when it was altered, made up or belongs to another variant', async () => {
    await ask(JANA);
    const {join: link, leave} = linksTo(JANA);
    const code = codeOf(link);
    const flipped = (code.startsWith('A') ? 'B' : 'A') + code.slice(1);
    const hostile = [
      link.replace(code, flipped),
      link.replace(code, code.slice(0, -2)),
      link.replace(code, ''),
      link.replace(code, 'x'.repeat(5000)),
      link.replace(code, await readSeal()),
      link.replace(`variant=${number}`, `variant=${other}`),
      leave.replace(`variant=${number}`, `variant=${other}`),
    ];
    for (const one of hostile) {
      const {page} = await open(one);
      expect(['expired', 'available']).toContain(page.state);
      expect(page.code).toBeNull();
      expect(await click(one)).toMatchObject({status: 303});
    }
    expect(store.reminders).toEqual([]);
  });

  it('is valid for two days to confirm, and without limit to unsubscribe', async () => {
    await ask(JANA);
    const {join: link, leave} = linksTo(JANA);
    const now = Date.now();
    const after = (hours: number) => vi.spyOn(Date, 'now').mockReturnValue(now + hours * 3_600_000);
    try {
      after(47);
      expect((await open(link)).page.state).toBe('join');
      after(49);
      expect((await open(link)).page.state).toBe('expired');
      expect(await click(link)).toMatchObject({location: `${PAGE}&code`});
      expect((await open(`${PAGE}&code`)).page.state).toBe('expired');
      after(24 * 365);
      expect((await open(leave)).page.state).toBe('leave');
    } finally {
      vi.restoreAllMocks();
    }
    expect(store.reminders).toEqual([]);
  });
});
