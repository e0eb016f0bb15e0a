import {DomUtils, parseDocument} from 'htmlparser2';

const {findOne, getElementsByTagName, textContent} = DomUtils;
type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.findAll>[number];

/** A page as a browser without script sees it. */
interface PlainPage {
  url: URL;
  status: number;
  headers: Headers;
  html: string;
  document: Document;
}

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const MAX_REDIRECTS = 10;

/** A browser without script: it stores cookies per host, follows links and redirects, and submits forms. */
export class PlainBrowser {
  readonly #cookies = new Map<string, string>();
  page: PlainPage | null = null;

  /** Opens a URL, relative to the current page. */
  async open(address: string): Promise<PlainPage> {
    return this.#ask(new URL(address, this.page?.url), {method: 'GET'});
  }

  /** Follows the first link whose URL matches. */
  follow(wanted: RegExp): Promise<PlainPage> {
    const link = findOne(
      ({name, attribs}) => name === 'a' && wanted.test(attribs.href ?? ''),
      this.#document().children,
    );
    if (!link) throw new Error(`${this.page?.url.href} has no link to ${wanted}`);
    return this.open(link.attribs.href ?? '');
  }

  /**
   * Submits the first matching form, with its field values, the typed ones, and its first button.
   *
   * @param typed values by name
   */
  submit(wanted: (form: Element) => boolean, typed: Record<string, string> = {}) {
    const form = findOne((one) => one.name === 'form' && wanted(one), this.#document().children);
    if (!form) throw new Error(`${this.page?.url.href} has no such form`);
    const fields = fieldsOf(form);
    for (const [name, value] of Object.entries(typed)) fields.set(name, value);
    const {action = '', method = 'get'} = form.attribs;
    const address = new URL(action || (this.page?.url.href ?? ''), this.page?.url);
    if (method.toLowerCase() === 'post') return this.#ask(address, {method: 'POST', body: fields});
    address.search = fields.toString();
    return this.#ask(address, {method: 'GET'});
  }

  #document(): Document {
    if (!this.page) throw new Error('No page is open');
    return this.page.document;
  }

  async #ask(first: URL, init: {method: string; body?: URLSearchParams}): Promise<PlainPage> {
    let url = first;
    let sent: {method: string; body?: URLSearchParams} = init;
    for (let hops = 0; hops < MAX_REDIRECTS; hops += 1) {
      const response = await fetch(url, {...sent, redirect: 'manual', headers: this.#headers(url)});
      this.#keep(url, response.headers.getSetCookie());
      const location = response.headers.get('Location');
      const html = await response.text();
      if (response.status < 300 || response.status >= 400 || !location) {
        const {status, headers} = response;
        this.page = {url, status, headers, html, document: parseDocument(html)};
        return this.page;
      }
      url = new URL(location, url);
      if (response.status < 307) sent = {method: 'GET'};
    }
    throw new Error(`${first.href} leads in a circle`);
  }

  #headers(url: URL): Record<string, string> {
    const own = [...this.#cookies].filter(([key]) => key.startsWith(`${url.host} `));
    return {
      'User-Agent': USER_AGENT,
      Accept: 'text/html,application/xhtml+xml',
      'Accept-Language': 'de',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-User': '?1',
      Origin: url.origin,
      Cookie: own.map(([key, value]) => `${key.split(' ')[1]}=${value}`).join('; '),
    };
  }

  #keep({host}: URL, lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.#cookies.delete(`${host} ${name}`);
      else this.#cookies.set(`${host} ${name}`, value);
    }
  }
}

/** The fields that a browser would submit: ticked boxes, selected options, the first button. */
function fieldsOf(form: Element): URLSearchParams {
  const fields = new URLSearchParams();
  const ofForm = (name: string) => getElementsByTagName(name, form, true);
  for (const {attribs} of ofForm('input')) {
    const isBox = attribs.type === 'checkbox' || attribs.type === 'radio';
    if (!attribs.name || 'disabled' in attribs || (isBox && !('checked' in attribs))) continue;
    fields.append(attribs.name, attribs.value ?? (isBox ? 'on' : ''));
  }
  for (const select of ofForm('select')) {
    const options = getElementsByTagName('option', select, true);
    const chosen = options.find(({attribs}) => 'selected' in attribs) ?? options[0];
    if (!select.attribs.name || !chosen) continue;
    fields.append(select.attribs.name, chosen.attribs.value ?? textContent(chosen));
  }
  const button = ofForm('button').find(({attribs}) => attribs.name && attribs.type !== 'button');
  if (button) fields.set(button.attribs.name ?? '', button.attribs.value ?? '');
  return fields;
}

/** Whether a form has a field with this name and, if given, value. */
export const hasField = (name: string, value?: string) => (form: Element) =>
  findOne(
    ({attribs}) => attribs.name === name && (value === undefined || attribs.value === value),
    form.children,
  ) !== null;
