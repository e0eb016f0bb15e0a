import {http, HttpResponse} from 'msw';
import {describe, expect, it, vi} from 'vitest';
import {
  sendReminders,
  sendRemindersSoon,
} from '../../app/features/back-in-stock/send-reminders.server';
import {contextOf, SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {server, standIns} from '../stand-ins/in-vitest';
import {setupShop} from './call-route';
import {
  JANA,
  join,
  linksTo,
  confirmedReminder,
  number,
  open,
  openContext,
  reminders,
  restock,
  sellOut,
  soldOut,
  store,
  sendRemindersNow,
} from './reminder-visitor';
import {mailsTo} from './request-visitor';

setupShop();
sellOut();

describe('the reminder mails after a change of products', () => {
  it('reach each subscriber of a restocked variant once and delete the reminders', async () => {
    await join();
    await join('nele@mail.example', `/en-us/remind-me?variant=${number}`);
    await sendRemindersNow();
    expect(standIns.outbox.list()).toEqual([]);
    expect(store.reminders).toHaveLength(2);

    restock(3);
    await sendRemindersNow();
    expect(store.reminders).toEqual([]);
    const [mail, ...others] = mailsTo(JANA);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Wieder da: .*Barkasse/);
    expect(mail?.text).toContain(`${SHOP}/products/${soldOut.handle}`);
    const [english] = mailsTo('nele@mail.example');
    expect(english?.subject).toMatch(/^Back in stock: /);
    expect(english?.text).toContain(`${SHOP}/en-us/products/${soldOut.handle}`);
    expect((await open(linksTo(JANA).leave)).page.state).toBe('leave');
  });

  it('are sent once despite simultaneous webhooks and fluctuating stock', async () => {
    await join();
    restock(1);
    await Promise.all([sendRemindersNow(), sendRemindersNow(), sendRemindersNow()]);
    expect(mailsTo(JANA)).toHaveLength(1);
    restock(0);
    await sendRemindersNow();
    restock(1);
    await sendRemindersNow();
    expect(mailsTo(JANA)).toHaveLength(1);

    restock(0);
    await join();
    restock(1);
    await sendRemindersNow();
    expect(mailsTo(JANA)).toHaveLength(1);
  });

  it('are retried at the next change when the mail API fails', async () => {
    await reminders().save(confirmedReminder('mail-503-twice@mail.example'));
    await reminders().save(confirmedReminder(JANA));
    restock(1);
    expectConsoleError('Mail API emails failed (503)');
    expectConsoleError('1 reminders wait for the next product change');
    await sendRemindersNow();
    expect(mailsTo(JANA)).toHaveLength(1);
    expect(store.reminders.map(({fields}) => fields.get('email'))).toEqual([
      'mail-503-twice@mail.example',
    ]);
    await sendRemindersNow();
    expect(mailsTo('mail-503-twice@mail.example')).toHaveLength(1);
    expect(store.reminders).toEqual([]);
  });

  it('are kept while the mail API is down and wait while it throttles', async () => {
    for (let at = 0; at < 5; at += 1)
      await reminders().save(confirmedReminder(`${at}.mail-500@mail.example`));
    restock(1);
    expectConsoleError('Mail API emails failed (500)');
    expectConsoleError('5 reminders wait for the next product change');
    await sendRemindersNow();
    expect(store.reminders).toHaveLength(5);
    for (const {id, email, variant} of await reminders().list()) {
      expect(id).not.toBe('');
      await reminders().remove({email, variant});
    }
    await reminders().save(confirmedReminder('mail-429-twice@mail.example'));
    await sendRemindersNow();
    expect(mailsTo('mail-429-twice@mail.example')).toHaveLength(1);
  });

  it('wait while Shopify throttles, and load a variant again for the next subscriber', async () => {
    await reminders().save(confirmedReminder('nele@mail.example'));
    await reminders().save(confirmedReminder(JANA));
    restock(1);
    standIns.shop.injectFault({operation: 'VariantsByIds', throttled: true});
    // A failed read is retried once.
    standIns.shop.injectFault({operation: 'RequestedVariant', status: 503, times: 2});
    standIns.shop.injectFault({operation: 'RequestedVariant', throttled: true});
    expectConsoleError('Shopify RequestedVariant failed (503)');
    expectConsoleError('1 reminders wait for the next product change');
    await sendRemindersNow();
    expect(mailsTo('nele@mail.example')).toEqual([]);
    expect(mailsTo(JANA)).toHaveLength(1);
  });

  it('skip refused addresses, reach the others and delete reminders without a valid address', async () => {
    const refused = ['0', '1', '2', '3'].map((name) => `${name}.mail-422@mail.example`);
    for (const email of [...refused, 'jana, otto@mail.example', '', JANA]) {
      await reminders().save(confirmedReminder(email));
    }
    restock(1);
    expectConsoleError('Mail API emails failed (422)');
    expectConsoleError('4 reminders wait for the next product change');
    await sendRemindersNow();
    expect(mailsTo(JANA)).toHaveLength(1);
    expect(store.reminders.map(({fields}) => fields.get('email'))).toEqual(refused);
  });

  it('wait for the next change when the platform is about to end the run', async () => {
    await reminders().save(confirmedReminder(JANA));
    restock(1);
    expectConsoleError('1 reminders wait for the next product change');
    vi.useFakeTimers({toFake: ['Date']});
    try {
      await sendReminders((path) => {
        vi.setSystemTime(Date.now() + 10_000);
        return openContext(path);
      });
      expect(mailsTo(JANA)).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
    await sendRemindersNow();
    expect(mailsTo(JANA)).toHaveLength(1);
  });

  it('are sent after a change that waited for the longest run', async () => {
    await reminders().save(confirmedReminder(JANA));
    restock(1);
    vi.useFakeTimers({toFake: ['setTimeout', 'Date']});
    let changedAt = 0;
    let startedAt = 0;
    let secondRun = sendRemindersSoon(() => new Promise(() => undefined));
    try {
      await vi.advanceTimersByTimeAsync(2_500);
      changedAt = Date.now();
      secondRun = sendRemindersSoon((path) => {
        startedAt ||= Date.now();
        return openContext(path);
      });
      while (startedAt === 0) await vi.advanceTimersByTimeAsync(250);
    } finally {
      vi.useRealTimers();
    }
    await secondRun;
    expect(mailsTo(JANA)).toHaveLength(1);
    // The platform ends it half a minute after the change.
    expect(startedAt - changedAt).toBeLessThan(20_000);
  });

  it('are not repeated when Shopify fails to delete a reminder', async () => {
    await reminders().save(confirmedReminder(JANA));
    restock(1);
    server.use(
      http.post('*/admin/api/:version/graphql.json', async ({request}) => {
        const isDeletion = (await request.clone().text()).includes('metaobjectBulkDelete');
        return isDeletion ? HttpResponse.json({errors: [{message: 'Internal'}]}) : undefined;
      }),
    );
    await expect(sendRemindersNow()).rejects.toThrow('Shopify Admin RemoveReminders failed');
    expect(mailsTo(JANA)).toHaveLength(1);
    expect(store.reminders).toHaveLength(1);
    server.resetHandlers();
    await sendRemindersNow();
    expect(mailsTo(JANA)).toHaveLength(1);
    expect(store.reminders).toEqual([]);
  });

  it('are sent in one run for many changes and one more for those during it', async () => {
    const context = await contextOf(new Request(SHOP), {REMINDERS_CLIENT_ID: ''});
    const ends: (() => void)[] = [];
    const openContext = async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return {...context};
    };
    vi.useFakeTimers({toFake: ['setTimeout', 'Date']});
    try {
      const changes = () => Array.from({length: 500}, () => sendRemindersSoon(openContext));
      const handled = changes();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(ends).toHaveLength(1);
      handled.push(...changes());
      await vi.advanceTimersByTimeAsync(5_000);
      handled.push(...changes());
      await vi.advanceTimersByTimeAsync(5_000);
      expect(ends).toHaveLength(1);
      ends[0]?.();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(ends).toHaveLength(2);
      ends[1]?.();
      await Promise.all(handled);
      // A run that the platform has aborted blocks none of the following.
      void sendRemindersSoon(openContext);
      await vi.advanceTimersByTimeAsync(5_000);
      const last = sendRemindersSoon(openContext);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(ends).toHaveLength(4);
      ends[3]?.();
      await last;
    } finally {
      vi.useRealTimers();
    }
  });

  it('send neither token nor secret to an address that Shopify redirects to', async () => {
    const heard: string[] = [];
    server.use(
      http.post('https://elsewhere.test/*', async ({request}) => {
        heard.push(await request.text());
        return HttpResponse.json({access_token: 'x', expires_in: 60, data: {}});
      }),
      http.post(`${SHOP}/admin/*`, () =>
        HttpResponse.redirect('https://elsewhere.test/admin/x', 307),
      ),
    );
    await expect(reminders().save(confirmedReminder(JANA))).rejects.toMatchObject({status: 307});
    const fresh = reminders({REMINDERS_CLIENT_ID: 'without a token yet'});
    await expect(fresh.save(confirmedReminder(JANA))).rejects.toMatchObject({status: 307});
    expect(heard).toEqual([]);
  });

  it('delete expired reminders without a mail', async () => {
    const day = 24 * 3_600_000;
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    await reminders().save({...confirmedReminder('alt@mail.example'), confirmedAt: ago(91)});
    await reminders().save({...confirmedReminder('wer@mail.example'), confirmedAt: 'gestern'});
    await reminders().save({...confirmedReminder('neu@mail.example'), confirmedAt: ago(89)});
    await sendRemindersNow();
    expect(store.reminders.map(({fields}) => fields.get('email'))).toEqual(['neu@mail.example']);
    expect(standIns.outbox.list()).toEqual([]);
  });

  it('reach more subscribers than Shopify lists on one page, each once', async () => {
    await reminders().save(confirmedReminder('nr0@mail.example'));
    const [first] = store.reminders;
    // Saved one by one, they would hit the store's rate limit.
    for (let at = 1; at < 260 && first; at += 1) {
      const fields = new Map(first.fields).set('email', `nr${at}@mail.example`);
      store.reminders.push({...first, id: `${first.id}${at}`, handle: `nr${at}`, fields});
    }
    restock(1);
    // Subscribers that a slow machine does not reach within one webhook are counted, and reached by the next.
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await Promise.all([sendRemindersNow(), sendRemindersNow()]);
    for (let more = 0; more < 10 && store.reminders.length > 0; more += 1) await sendRemindersNow();
    const to = standIns.outbox.list().map((mail) => mail.to);
    expect(to).toHaveLength(260);
    expect(new Set(to).size).toBe(260);
    expect(store.reminders).toEqual([]);
    for (const [text] of logged.mock.calls) {
      expect(text).toMatch(/^\d+ reminders wait for the next product change$/);
    }
  }, 120_000);
});
