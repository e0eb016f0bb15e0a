import {randomUUID} from 'node:crypto';
import {
  openForm,
  requestForms,
  sealIn,
  sendForm,
  typedMessage,
  withdrawalForm,
} from './request-forms';
import {waitForAge} from './request-steps';
import {expect, requestTest as test} from './test';

/** By the local part of the customer's address, which selects the fault; `request-failures.test.ts` covers all of them. */
const complaints = {
  'mail-500': 'konnte gerade nicht zugestellt werden',
  'mail-lost': 'angekommen ist, denn die Bestätigung blieb aus',
};

test('each form whose mail fails shows an error and everything typed', async ({request}) => {
  const visits = [...requestForms, withdrawalForm].flatMap((form) =>
    Object.entries(complaints).map(([local, complaint]) => ({form, local, complaint})),
  );
  await Promise.all(
    visits.map(async ({form, local, complaint}) => {
      const email = `${local}@${randomUUID().slice(0, 8)}.example`;
      const seal = await openForm(request, form);
      await waitForAge(seal);
      const answer = await sendForm(request, form, email, {requestSeal: seal});
      expect.soft(answer.status(), form.name).toBe(503);
      // Without its scripts, which contain all message texts.
      const html = (await answer.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
      for (const text of [complaint, '0221 4710 120', typedMessage, `value="${email}"`]) {
        expect.soft(html, form.name).toContain(text);
      }
      expect.soft(html, form.name).not.toContain('Erfolgreich!');
      // The page of the withdrawal encrypts the same seal anew.
      const sameSeal: unknown = form === withdrawalForm ? expect.stringMatching(/^.{40,}$/) : seal;
      expect.soft(sealIn(html), form.name).toEqual(sameSeal);
    }),
  );
});
