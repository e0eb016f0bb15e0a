import {describe, expect, it} from 'vitest';
import {expectConsoleError} from '../setup';
import {shopAddress} from '../stand-ins/mail/access';
import {standIns} from '../stand-ins/in-vitest';
import {deliver, inbox, JANA, openRequests, PHONE, sealed, send, toShop} from './request-sender';

openRequests();

describe('a request', () => {
  it('reaches the shop, its customer and the webhook', async () => {
    const id = '4f2a91c0-6d6f-4a55-9d5c-6b1c2f6f7a10';
    expect(await send({seal: await sealed(id)})).toBeNull();
    expect(toShop()).toMatchObject([
      {
        subject: 'Leasing-Anfrage 4F2A-91C0: Jana Petersen, Norddeich Kurier 8',
        headers: {'Reply-To': `"Jana Petersen" <${JANA}>`},
      },
    ]);
    const [confirmation] = standIns.outbox.list(JANA);
    expect(confirmation?.subject).toBe('Ihre Leasing-Anfrage bei Radladen (4F2A-91C0)');
    expect(confirmation?.text).toContain(PHONE);

    const [post] = standIns.webhookPosts();
    expect(post).toMatchObject({id: expect.stringMatching(`^${id}-`) as string, isGenuine: true});
    expect(JSON.parse(post?.body ?? '')).toMatchObject({
      type: 'request.leasing',
      data: {
        reference: '4F2A-91C0',
        language: 'de',
        customer: {email: JANA},
        request: {message: 'Hallo'},
      },
    });
  });

  it('is confirmed in English on English pages, and German for the shop', async () => {
    await send({path: '/en-us/leasing-request'});
    expect(standIns.outbox.list(JANA)[0]?.subject).toContain('Your leasing request');
    expect(toShop()[0]?.subject).toContain('Leasing-Anfrage');
    expect(toShop()[0]?.text).toContain('Englisch');
  });

  it('sent twice at once, again and from a reloaded page is one', async () => {
    const seal = await sealed();
    expect(await Promise.all([send({seal}), send({seal})])).toEqual([null, null]);
    expect(await send({seal})).toBeNull();
    expect(inbox().toSorted()).toEqual([shopAddress, JANA]);
  });

  it('of two pages is two', async () => {
    await send();
    await send();
    expect(toShop()).toHaveLength(2);
  });

  it('whose bike got dearer before it was sent again is one', async () => {
    const seal = await sealed();
    expect(await send({seal})).toBeNull();
    expect(await send({seal, price: '3499.0'})).toBeNull();
    expect(inbox().toSorted()).toEqual([shopAddress, JANA]);
    const ids = standIns.webhookPosts().map(({id}) => id);
    expect(new Set(ids).size).toBe(1);
  });

  it('that its visitor has changed is another one of the same reference', async () => {
    const seal = await sealed();
    expect(await send({seal})).toBeNull();
    expect(await send({seal, message: 'Doch lieber in 58 cm'})).toBeNull();
    const [second, first] = toShop();
    expect(second?.text).toContain('Doch lieber in 58 cm');
    expect(second?.subject).toBe(first?.subject);
    expect(new Set(standIns.webhookPosts().map(({id}) => id)).size).toBe(2);
  });
});

describe('a confirmation', () => {
  const otto = 'otto@mail.example';

  it('is sent once for a form, whoever is named in a correction: the shop alone hears of that', async () => {
    const seal = await sealed();
    expect(await deliver({seal})).toEqual({refused: null, confirmed: true});
    for (const email of [otto, 'dritte@mail.example']) {
      expect(await deliver({seal, email})).toEqual({refused: null, confirmed: false});
    }
    expect(inbox().toSorted()).toEqual([shopAddress, shopAddress, shopAddress, JANA]);
    // Submitted again, each ends with the same result.
    expect(await deliver({seal})).toMatchObject({confirmed: true});
    expect(await deliver({seal, email: otto})).toMatchObject({confirmed: false});
    expect(inbox()).toHaveLength(4);
  });

  it('comes for the corrected request when the first one did not reach the shop', async () => {
    expectConsoleError('Mail API emails failed');
    const seal = await sealed();
    expect(await send({seal, email: 'mail-500@mail.example'})).toMatchObject({status: 503});
    expect(await deliver({seal, email: otto})).toMatchObject({confirmed: true});
    expect(standIns.outbox.list(otto)).toHaveLength(1);
  });

  it('ends the same however often one form is sent', async () => {
    const seal = await sealed();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await deliver({seal, email: otto})).toMatchObject({confirmed: true});
    }
    expect(standIns.outbox.list(otto)).toHaveLength(1);
  });

  it('that a mailbox had too many of does not come when the same is sent again', async () => {
    for (let sent = 0; sent < 3; sent += 1) await deliver({email: otto});
    const seal = await sealed();
    expect(await deliver({email: otto, seal})).toMatchObject({confirmed: false});
    expect(await deliver({email: otto, seal})).toMatchObject({confirmed: false});
    expect(standIns.outbox.list(otto)).toHaveLength(3);
  });
});

describe('a request that nobody should send', () => {
  it.each(['a@mail.example, b@mail.example', 'a@mail.example\r\nBcc: b@mail.example', 'nobody'])(
    'would answer to more or less than one address: %j',
    async (email) => {
      expect(await send({email})).toMatchObject({status: 400});
      expect(inbox()).toEqual([]);
    },
  );

  it('comes from one address more than five times a minute', async () => {
    const address = '198.51.100.7';
    for (let sent = 0; sent < 5; sent += 1) expect(await send({address})).toBeNull();
    const refused = await send({address});
    expect(refused?.status).toBe(429);
    expect(refused?.answer.alerts[0]).toContain(PHONE);
    expect(toShop()).toHaveLength(5);
    expect(await send({address: '198.51.100.8'})).toBeNull();
  });
});
