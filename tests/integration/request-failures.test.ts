import {describe, expect, it} from 'vitest';
import {waitForBackgroundTasks} from '../fakes/background';
import {expectConsoleError} from '../setup';
import {shopAddress} from '../stand-ins/mail/access';
import {standIns} from '../stand-ins/in-vitest';
import {deliver, inbox, openRequests, sealed, send, toShop} from './request-sender';

openRequests();

const NOT_DELIVERED = 'konnte gerade nicht zugestellt werden';
const NOBODY_KNOWS = 'Wir wissen nicht, ob Ihre Nachricht angekommen ist';

describe('a request whose mail fails', () => {
  it.each([
    ['401', NOT_DELIVERED, []],
    ['409', NOBODY_KNOWS, []],
    ['422', NOT_DELIVERED, []],
    ['429', NOT_DELIVERED, []],
    ['500', NOT_DELIVERED, []],
    ['garbled', NOT_DELIVERED, []],
    ['lost', NOBODY_KNOWS, [shopAddress]],
    ['slow', NOBODY_KNOWS, [shopAddress]],
  ])(
    'returns everything typed with an error and skips the webhook: %s',
    async (fault, complaint, arrived) => {
      expectConsoleError('Mail API emails failed');
      const seal = await sealed();
      const refused = await send({email: `mail-${fault}@mail.example`, seal});
      expect(refused).toMatchObject({
        status: 503,
        answer: {values: {requestSeal: seal, message: 'Hallo'}},
      });
      expect(refused?.answer.alerts[0]).toContain(complaint);
      expect(refused?.answer.alerts[0]).toMatch(/0221 4710 120\.$/);
      expect(inbox()).toEqual(arrived);
      expect(standIns.webhookPosts()).toEqual([]);
    },
  );

  it('is not mailed again when the mail API accepted it but its response was lost', async () => {
    expectConsoleError('Mail API emails failed (no answer)');
    const seal = await sealed();
    const email = 'mail-lost@mail.example';
    for (const attempt of [1, 2, 3]) {
      expect(await send({email, seal}), `attempt ${attempt}`).toMatchObject({status: 503});
    }
    expect(toShop()).toHaveLength(1);
  });

  it('arrives once when it is submitted again at another price', async () => {
    expectConsoleError('Mail API emails failed (no answer)');
    const seal = await sealed();
    const email = 'shop-lost-twice@mail.example';
    expect(await send({email, seal})).toMatchObject({status: 503});
    expect(await send({email, seal, price: '3499.0'})).toBeNull();
    expect(inbox().toSorted()).toEqual([shopAddress, email]);
  });

  it('shows its error without a phone number while Storyblok is out', async () => {
    expectConsoleError('Mail API emails failed (500)');
    expectConsoleError("Cannot get the story 'config'");
    expectConsoleError('Storyblok space failed (503)');
    standIns.storyblok.injectFault({kind: 'outage', times: 20});
    const refused = await send({email: 'mail-500@mail.example'});
    expect(refused?.answer.alerts).toEqual([
      expect.stringMatching(/doppelt kommt sie bei uns nicht an\.$/),
    ]);
  });
});

describe('a request whose confirmation fails', () => {
  it.each(['500-once', 'lost-once'])('is confirmed by a second attempt: %s', async (fault) => {
    const email = `confirmation-${fault}@mail.example`;
    expect(await deliver({email})).toEqual({refused: null, confirmed: true});
    expect(inbox().toSorted()).toEqual([shopAddress, email].toSorted());
  });

  it.each(['401', '422', '429', '500', 'slow'])(
    'is sent, and the shop gets a second mail about the failure: %s',
    async (fault) => {
      expectConsoleError('Cannot send the confirmation of a request Mail API emails failed');
      const email = `confirmation-${fault}@mail.example`;
      expect(await send({email})).toBeNull();
      // Slow work continues after the response.
      await waitForBackgroundTasks();
      expect(toShop()).toHaveLength(2);
      expect(toShop()[0]?.subject).toMatch(/Bestätigung nicht zugestellt$/);
      expect(toShop()[0]?.text).toContain(email);
    },
  );
});

describe('a request whose webhook fails', () => {
  it('is sent, and the webhook is retried with the same id', async () => {
    expectConsoleError('The webhook did not take request.leasing Webhook request failed (500)');
    expect(await send({email: 'webhook-500@mail.example'})).toBeNull();
    expect(inbox()).toHaveLength(2);
    const posts = standIns.webhookPosts();
    expect(posts).toHaveLength(2);
    expect(new Set(posts.map(({id}) => id)).size).toBe(1);
  });
});
