import {describe, expect, it} from 'vitest';
import {SHOP} from '../fakes/request-context';
import {expectConsoleError} from '../setup';
import {standIns} from '../stand-ins/in-vitest';
import {openShop} from './call-route';
import {
  JANA,
  join,
  linksTo,
  made,
  number,
  open,
  reminders,
  restock,
  sellOut,
  soldOut,
  store,
  tell,
} from './reminder-visitor';
import {mailsTo} from './request-visitor';

openShop();
sellOut();

describe('when goods have changed', () => {
  it('everybody waiting for what is back gets one mail, and is forgotten', async () => {
    await join();
    await join('nele@mail.example', `/en-us/remind-me?variant=${number}`);
    await tell();
    expect(standIns.outbox.list()).toEqual([]);
    expect(store.made).toHaveLength(2);

    restock(3);
    await tell();
    expect(store.made).toEqual([]);
    const [mail, ...others] = mailsTo(JANA);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Wieder da: .*Barkasse/);
    expect(mail?.text).toContain(`${SHOP}/products/${soldOut.handle}`);
    const [english] = mailsTo('nele@mail.example');
    expect(english?.subject).toMatch(/^Back in stock: /);
    expect(english?.text).toContain(`${SHOP}/en-us/products/${soldOut.handle}`);
    expect((await open(linksTo(JANA).leave)).page.state).toBe('leave');
  });

  it('hooks that come twice at once, and stock that flaps, mail once', async () => {
    await join();
    restock(1);
    await Promise.all([tell(), tell(), tell()]);
    expect(mailsTo(JANA)).toHaveLength(1);
    restock(0);
    await tell();
    restock(1);
    await tell();
    expect(mailsTo(JANA)).toHaveLength(1);

    restock(0);
    await join();
    restock(1);
    await tell();
    expect(mailsTo(JANA)).toHaveLength(1);
  });

  it('keeps whom no mail has reached for the next change', async () => {
    await reminders().save(made('mail-503-twice@mail.example'));
    await reminders().save(made(JANA));
    restock(1);
    expectConsoleError('Mail API emails failed (503)');
    expectConsoleError('1 reminders wait for the next change of goods');
    await tell();
    expect(mailsTo(JANA)).toHaveLength(1);
    expect(store.made.map(({fields}) => fields.get('email'))).toEqual([
      'mail-503-twice@mail.example',
    ]);
    await tell();
    expect(mailsTo('mail-503-twice@mail.example')).toHaveLength(1);
    expect(store.made).toEqual([]);
  });

  it('stops where the mail API is down, and waits where it is asked too often', async () => {
    for (let at = 0; at < 5; at += 1) await reminders().save(made(`${at}.mail-500@mail.example`));
    restock(1);
    expectConsoleError('Mail API emails failed (500)');
    expectConsoleError('5 reminders wait for the next change of goods');
    await tell();
    expect(store.made).toHaveLength(5);
    for (const {id, email, variant} of await reminders().list()) {
      expect(id).not.toBe('');
      await reminders().remove({email, variant});
    }
    await reminders().save(made('mail-429-twice@mail.example'));
    await tell();
    expect(mailsTo('mail-429-twice@mail.example')).toHaveLength(1);
  });

  it('forgets reminders that are over, mailed or not', async () => {
    const day = 24 * 3_600_000;
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    await reminders().save({...made('alt@mail.example'), confirmedAt: ago(91)});
    await reminders().save({...made('wer@mail.example'), confirmedAt: 'gestern'});
    await reminders().save({...made('neu@mail.example'), confirmedAt: ago(89)});
    await tell();
    expect(store.made.map(({fields}) => fields.get('email'))).toEqual(['neu@mail.example']);
    expect(standIns.outbox.list()).toEqual([]);
  });

  it('reaches 500 subscribers, each once', async () => {
    await reminders().save(made('nr0@mail.example'));
    const [first] = store.made;
    // One by one would take the store's limit of changes a minute.
    for (let at = 1; at < 500 && first; at += 1) {
      const fields = new Map(first.fields).set('email', `nr${at}@mail.example`);
      store.made.push({...first, id: `${first.id}${at}`, handle: `nr${at}`, fields});
    }
    restock(1);
    await Promise.all([tell(), tell()]);
    const to = standIns.outbox.list().map((mail) => mail.to);
    expect(to).toHaveLength(500);
    expect(new Set(to).size).toBe(500);
    expect(store.made).toEqual([]);
  }, 60_000);
});
