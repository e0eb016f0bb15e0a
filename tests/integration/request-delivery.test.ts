import {describe, expect, it} from 'vitest';
import {signedSeal} from '../../app/features/requests/seal-signature.server';
import {shopAddress} from '../stand-ins/mail/access';
import {standIns} from '../stand-ins/in-vitest';
import {inbox, JANA, openRequests, PHONE, sealed, send, toShop} from './request-sender';

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
    expect(post).toMatchObject({id, isGenuine: true});
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

  it('that was changed after it was sent is asked for once more, under a new seal', async () => {
    const seal = await sealed();
    await send({seal});
    const refused = await send({seal, message: 'Doch lieber in 58 cm'});
    expect(refused).toMatchObject({
      status: 400,
      answer: {values: {message: 'Doch lieber in 58 cm'}},
    });
    expect(refused?.answer.alerts[0]).toContain('Ihre Änderungen sind noch nicht abgeschickt');
    expect(toShop()).toHaveLength(1);

    const again = refused?.answer.values.requestSeal;
    expect(await send({seal: again, message: 'Doch lieber in 58 cm'})).toBeNull();
    expect(toShop()).toHaveLength(2);
  });
});

describe('a request that nobody should send', () => {
  it('has no seal, or one that others made', async () => {
    const forged = await signedSeal({id: crypto.randomUUID(), at: Date.now() - 9000}, 'guessed');
    for (const seal of ['', 'x', forged]) {
      const refused = await send({seal});
      expect(refused).toMatchObject({status: 400});
      expect(refused?.answer.values.requestSeal).not.toBe(seal);
    }
    expect(inbox()).toEqual([]);
  });

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
