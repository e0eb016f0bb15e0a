/** The least a worker can do: what the pages of the shop are compared with. */
export default {
  fetch: () => new Response('<h1>Hello</h1>', {headers: {'Content-Type': 'text/html'}}),
};
