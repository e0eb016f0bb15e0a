import {describe, expect, it, vi} from 'vitest';
import {expectConsoleError} from '../setup';
import {shopAddress} from '../stand-ins/mail/access';
import {standIns} from '../stand-ins/in-vitest';
import {deliver, inbox, JANA, openRequests, PHONE, sealed, send, toShop} from './request-sender';

openRequests();

describe('a request', () => {
  it('reaches the shop, the customer and the webhook', async () => {
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

  it('is confirmed in English on English pages and mailed to the shop in German', async () => {
    await send({path: '/en-us/leasing-request'});
    expect(standIns.outbox.list(JANA)[0]?.subject).toContain('Your leasing request');
    expect(toShop()[0]?.subject).toContain('Leasing-Anfrage');
    expect(toShop()[0]?.text).toContain('Englisch');
  });

  it('is delivered once when its form is submitted ten times at once and again', async () => {
    // With the mail API's real time limit: a busy machine takes longer than that of the other tests.
    vi.restoreAllMocks();
    const seal = await sealed();
    const posts = Array.from({length: 10}, () => send({seal}));
    expect(await Promise.all(posts)).toEqual(Array(10).fill(null));
    expect(await send({seal})).toBeNull();
    expect(inbox().toSorted()).toEqual([shopAddress, JANA]);
  });

  it('is delivered twice from two pages', async () => {
    await send();
    await send();
    expect(toShop()).toHaveLength(2);
  });

  it('is delivered once when the price rises before it is sent again', async () => {
    const seal = await sealed();
    expect(await send({seal})).toBeNull();
    expect(await send({seal, price: '3499.0'})).toBeNull();
    expect(inbox().toSorted()).toEqual([shopAddress, JANA]);
    const ids = standIns.webhookPosts().map(({id}) => id);
    expect(new Set(ids).size).toBe(1);
  });

  it('is delivered again with the same reference when its text was changed', async () => {
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

  it('is sent once per form; a corrected address is mailed to the shop only', async () => {
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

  it('is sent for the corrected request when the first one did not reach the shop', async () => {
    expectConsoleError('Mail API emails failed');
    const seal = await sealed();
    expect(await send({seal, email: 'mail-500@mail.example'})).toMatchObject({status: 503});
    expect(await deliver({seal, email: otto})).toMatchObject({confirmed: true});
    expect(standIns.outbox.list(otto)).toHaveLength(1);
  });

  it('is sent once and reported as sent however often one form is submitted', async () => {
    const seal = await sealed();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await deliver({seal, email: otto})).toMatchObject({confirmed: true});
    }
    expect(standIns.outbox.list(otto)).toHaveLength(1);
  });

  it('is not sent above the limit of a mailbox, even when the form is sent again', async () => {
    for (let sent = 0; sent < 3; sent += 1) await deliver({email: otto});
    const seal = await sealed();
    expect(await deliver({email: otto, seal})).toMatchObject({confirmed: false});
    expect(await deliver({email: otto, seal})).toMatchObject({confirmed: false});
    expect(standIns.outbox.list(otto)).toHaveLength(3);
  });
});

describe('an abusive request', () => {
  it.each(['a@mail.example, b@mail.example', 'a@mail.example\r\nBcc: b@mail.example', 'nobody'])(
    'is rejected with 400 unless it has exactly one e-mail address: %j',
    async (email) => {
      expect(await send({email})).toMatchObject({status: 400});
      expect(inbox()).toEqual([]);
    },
  );

  it('is rejected with 429 after five requests a minute from one IP address', async () => {
    const address = '198.51.100.7';
    const posts = Array.from({length: 20}, () => send({address}));
    const answers = await Promise.all(posts);
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(15);
    const refused = await send({address});
    expect(refused?.status).toBe(429);
    expect(refused?.answer.alerts[0]).toContain(PHONE);
    expect(toShop()).toHaveLength(5);
    expect(await send({address: '198.51.100.8'})).toBeNull();
  });
});
