/** The least a worker can do with a page of 30 kB: what the pages of the shop are compared with. */
const page = `<!doctype html><title>Hello</title><p>${'Hello, world. '.repeat(2_140)}</p>`;

export default {
  fetch: () => new Response(page, {headers: {'Content-Type': 'text/html; charset=utf-8'}}),
};
