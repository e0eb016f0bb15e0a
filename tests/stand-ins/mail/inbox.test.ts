import {getResponse} from 'msw';
import {describe, expect, it} from 'vitest';
import {createInboxHandlers} from './inbox-handlers';
import {Outbox} from './outbox';

const outbox = new Outbox();
const handlers = createInboxHandlers(outbox);
const open = async (path: string) => {
  const response = await getResponse(handlers, new Request(`http://localhost${path}`));
  if (!response) throw new Error('Nobody answered');
  return response;
};
const mail = {
  to: 'jana@mail.example',
  subject: 'Hallo <b>Jana</b>',
  text: 'Ihr Link: https://shop.test/konto?a=1&b=2 bitte öffnen',
  html: '<p>"Hallo"</p>',
  headers: {From: 'Radladen <post@radladen.example>', 'Reply-To': 'Otto <otto@mail.example>'},
};

describe('the inbox', () => {
  it('is empty at first', async () => {
    expect(await (await open('/inbox')).text()).toContain('Noch keine Nachricht.');
  });

  it('lists mails, newest first, and shows one with its links and headers', async () => {
    outbox.send(mail);
    const {id} = outbox.send({...mail, to: 'Otto@mail.example'});
    const list = await (await open('/inbox')).text();
    expect(list).toContain('Hallo &lt;b&gt;Jana&lt;/b&gt;');
    expect(list.indexOf('Otto@')).toBeLessThan(list.indexOf('jana@'));

    const shown = await (await open(`/inbox/${id}`)).text();
    expect(shown).toContain('<a href="https://shop.test/konto?a=1&amp;b=2">');
    expect(shown).toContain('srcdoc="&lt;p&gt;&quot;Hallo&quot;&lt;/p&gt;"');
    expect(shown).toContain('Radladen &lt;post@radladen.example&gt;');
    expect(shown).toContain('Antwort an (Reply-To)');
    expect(shown).toContain('Otto &lt;otto@mail.example&gt;');
    expect((await open('/inbox/99')).status).toBe(404);
  });

  it('tells machines, by address', async () => {
    const answer: unknown = await (await open('/inbox.json?to=otto@MAIL.example')).json();
    expect(answer).toMatchObject({mails: [{to: 'Otto@mail.example', subject: mail.subject}]});
  });
});
