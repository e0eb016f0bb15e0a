/** The minimal work for a page of 30 kB: the baseline for the pages of the shop. */
const page = `<!doctype html><title>Hello</title><p>${'Hello, world. '.repeat(2_140)}</p>`;

export default {
  fetch: () => new Response(page, {headers: {'Content-Type': 'text/html; charset=utf-8'}}),
};
