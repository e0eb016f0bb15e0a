import {randomUUID} from 'node:crypto';
import {
  openForm,
  requestForms,
  sealIn,
  sendForm,
  typedMessage,
  withdrawalForm,
} from './request-forms';
import {mailsOf, waitForAge} from './request-steps';
import {expect, requestTest as test} from './test';

/** The outcome of a supplier's failure: the page, the mails to the shop and the confirmations. */
interface Fault {
  page: 'sent' | 'not delivered' | 'nobody knows';
  toShop: number;
  confirmations: number;
}

const sent: Fault = {page: 'sent', toShop: 1, confirmations: 1};
const nothing: Fault = {page: 'not delivered', toShop: 0, confirmations: 0};
/** The supplier accepted the mail but its response was lost. */
const unknown: Fault = {page: 'nobody knows', toShop: 1, confirmations: 0};
/** The second mail to the shop says that the customer has no confirmation. */
const unconfirmed: Fault = {page: 'sent', toShop: 2, confirmations: 0};

/** By the local part of the customer's address, which selects the fault (stand-ins/README.md). */
const faults: Record<string, Fault> = {
  nele: sent,
  'mail-401': nothing,
  'mail-403': nothing,
  'mail-409': {...unknown, toShop: 0},
  'mail-422': nothing,
  'mail-429': nothing,
  'mail-500': nothing,
  'mail-503': nothing,
  'mail-garbled': nothing,
  'mail-lost': unknown,
  'mail-slow': unknown,
  'mail-late': sent,
  'mail-429-once': sent,
  'mail-500-once': sent,
  'mail-503-once': sent,
  'mail-garbled-once': sent,
  'mail-lost-once': sent,
  'confirmation-401': unconfirmed,
  'confirmation-422': unconfirmed,
  'confirmation-500': unconfirmed,
  'confirmation-500-once': sent,
  'confirmation-lost-once': sent,
  'webhook-500': sent,
};

const complaints = {
  'not delivered': 'konnte gerade nicht zugestellt werden',
  'nobody knows': 'angekommen ist, denn die Bestätigung blieb aus',
};

/** The faults take long but cost no CPU, so all forms run them in parallel. */
test('on every mail fault each form sends its request once or shows the visitor an error', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const house = randomUUID().slice(0, 8);
  const visits = await Promise.all(
    [...requestForms, withdrawalForm].flatMap((form) =>
      Object.entries(faults).map(async ([local, fault]) => ({
        form,
        email: `${local}@${form.name.replaceAll(' ', '-')}-${house}.example`,
        seal: await openForm(request, form),
        fault,
      })),
    ),
  );
  await Promise.all(
    visits.map(async ({form, email, seal, fault}) => {
      await waitForAge(seal);
      const answer = await sendForm(request, form, email, {requestSeal: seal});
      expect.soft(answer.status(), email).toBe(fault.page === 'sent' ? 303 : 503);
      if (fault.page === 'sent') {
        const {location} = answer.headers();
        expect.soft(location, email).toMatch(/[?&]sent(=|$)/);
        // The page promises no confirmation that was not sent.
        if (fault.confirmations > 0) expect.soft(location, email).not.toContain('unconfirmed');
        return;
      }
      const html = seenIn(await answer.text());
      const missing = [
        complaints[fault.page],
        '0221 4710 120',
        typedMessage,
        `value="${email}"`,
      ].filter((text) => !html.includes(text));
      expect.soft(missing, `${email}: missing on the page`).toEqual([]);
      expect.soft(html.includes('Erfolgreich!'), `${email}: shown as sent`).toBe(false);
      expect.soft(sealIn(html), `${email}: the same seal`).toBe(seal);
    }),
  );

  for (const {email, fault} of visits) {
    await expect
      .poll(async () => counted(email), {message: email})
      .toEqual({toShop: fault.toShop, confirmations: fault.confirmations});
  }
});

test('a request submitted twice at once is sent once, and its page can be reloaded', async ({
  request,
}) => {
  await Promise.all(
    [...requestForms, withdrawalForm].map(async (form) => {
      const email = `mail-late@${randomUUID().slice(0, 8)}.example`;
      const seal = await openForm(request, form);
      await waitForAge(seal);
      const fields = {requestSeal: seal};
      const answers = await Promise.all([
        sendForm(request, form, email, fields),
        sendForm(request, form, email, fields),
      ]);
      expect(
        answers.map((answer) => answer.status()),
        form.name,
      ).toEqual([303, 303]);
      for (const visit of ['first', 'reloaded']) {
        const page = await request.get(answers[0].headers().location ?? '');
        expect(page.status(), `${form.name}, ${visit}`).toBe(200);
      }
      expect(await counted(email), form.name).toEqual({toShop: 1, confirmations: 1});
    }),
  );
});

/** The HTML without its scripts, which contain all message texts. */
const seenIn = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');

/** How many mails were sent for a customer's requests. */
async function counted(email: string) {
  const {toShop, confirmations} = await mailsOf(email);
  return {toShop: toShop.length, confirmations: confirmations.length};
}
