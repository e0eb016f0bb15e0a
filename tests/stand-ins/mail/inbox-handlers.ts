import {http, HttpResponse, type RequestHandler} from 'msw';
import {inboxPage, mailPage} from './inbox-pages';
import type {Outbox} from './outbox';

/** `/inbox` for people, `/inbox.json?to=…` for tests. */
export function createInboxHandlers(outbox: Outbox): RequestHandler[] {
  return [
    http.get('*/inbox.json', ({request}) => {
      const to = new URL(request.url).searchParams.get('to') ?? undefined;
      return HttpResponse.json({mails: outbox.list(to)});
    }),
    http.get('*/inbox', () => HttpResponse.html(inboxPage(outbox.list()))),
    http.get('*/inbox/:id', ({params: {id}}) => {
      const mail = outbox.find(Number(id));
      return mail
        ? HttpResponse.html(mailPage(mail))
        : HttpResponse.text('No such mail', {status: 404});
    }),
  ];
}
