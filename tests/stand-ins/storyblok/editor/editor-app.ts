/**
 * Runs in the browser: imitates Storyblok's editor, with the messages of `@storyblok/preview-bridge` (its types
 * `BridgeEvent` and `BridgeAction`).
 */

interface Fields {
  [field: string]: unknown;
}
interface Story {
  id: number;
  full_slug: string;
  content: Fields;
}
interface Answer {
  story: Story;
}

const {story: storyAddress = '', preview = ''} = document.body.dataset;
const frame = element('preview', HTMLIFrameElement);
const form = element('fields', HTMLFormElement);
const messages = element('messages', HTMLOListElement);
const shop = new URL(preview, location.href).origin;
const language = new URL(storyAddress, location.href).searchParams.get('language') ?? 'default';
/** Text typed in another language is stored in the field's translation. */
const suffix = language === 'default' ? '' : `__i18n__${language}`;
const changes: Record<string, Record<string, string>> = {};

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`No #${id} on the page`);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* bloksIn(value: unknown): Generator<Fields> {
  if (Array.isArray(value)) for (const entry of value) yield* bloksIn(entry);
  if (!isFields(value)) return;
  if (typeof value.component === 'string' && typeof value._uid === 'string') yield value;
  for (const own of Object.values(value)) yield* bloksIn(own);
}

const send = (message: object) => frame.contentWindow?.postMessage(message, shop);

function ask(address: string, body?: object): Promise<Answer> {
  const init = body && {method: 'POST', body: JSON.stringify(body)};
  return fetch(address, init).then((response) => {
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    return response.json();
  });
}

const technical = new Set(['_uid', '_editable', 'component']);

function showField(blok: Fields, name: string, value: string, story: Story): HTMLElement {
  const label = document.createElement('label');
  const area = document.createElement('textarea');
  label.append(name, area);
  area.name = `${String(blok._uid)}.${name}`;
  area.value = value;
  area.rows = value.length > 60 ? 3 : 1;
  area.addEventListener('input', () => {
    blok[name] = area.value;
    const uid = String(blok._uid);
    changes[uid] = {...changes[uid], [name + suffix]: area.value};
    send({action: 'input', story: structuredClone(story)});
  });
  return label;
}

function showFields(story: Story): void {
  for (const blok of bloksIn(story.content)) {
    const group = document.createElement('fieldset');
    const legend = document.createElement('legend');
    legend.textContent = String(blok.component);
    group.dataset.uid = String(blok._uid);
    group.append(legend);
    for (const [name, value] of Object.entries(blok)) {
      if (typeof value === 'string' && !technical.has(name)) {
        group.append(showField(blok, name, value, story));
      }
    }
    if (group.childElementCount > 1) form.append(group);
  }
}

/** Highlights the block that was clicked on the page, and notifies the page, as the editor does. */
function open(clicked: unknown): void {
  if (!isFields(clicked)) return;
  for (const group of form.querySelectorAll('fieldset')) {
    const active = group.dataset.uid === clicked.uid;
    group.toggleAttribute('data-active', active);
    if (active) group.scrollIntoView({block: 'nearest'});
  }
  send({action: 'editedBlok', blok: clicked, breadcrumbs: []});
}

function hear(message: unknown, story: Story): void {
  if (!isFields(message) || typeof message.action !== 'string') return;
  const entry = document.createElement('li');
  entry.textContent = JSON.stringify(message);
  messages.append(entry);
  switch (message.action) {
    case 'initialized': {
      const opened = {blockId: '', storyId: story.id, componentNames: {}, appVersion: 'v2'};
      send({action: 'enterEditmode', reload: true, ...opened});
      break;
    }
    case 'ping':
      send({action: 'pingBack'});
      break;
    case 'edit':
      open(message.dataC);
  }
}

async function save(story: Story, publish: boolean): Promise<void> {
  const [address = ''] = storyAddress.split('?');
  await ask(address, {bloks: changes, publish});
  const about = {storyId: story.id, slug: story.full_slug, slugChanged: false};
  send(publish ? {action: 'published', ...about} : {action: 'change', reload: true, ...about});
}

const loading = ask(storyAddress).then(({story}) => story);
addEventListener('message', ({source, data}: MessageEvent<unknown>) => {
  if (source === frame.contentWindow) void loading.then((story) => hear(data, story));
});
// The page sends messages as soon as it is loaded, so the listener has to exist by then.
frame.src = preview;
const story = await loading;
showFields(story);
element('save', HTMLButtonElement).addEventListener('click', () => void save(story, false));
element('publish', HTMLButtonElement).addEventListener('click', () => void save(story, true));

export {};
