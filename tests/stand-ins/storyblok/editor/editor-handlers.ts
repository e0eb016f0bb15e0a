import {HttpResponse, http, type RequestHandler} from 'msw';
import {readFile} from 'node:fs/promises';
import {html, Markup} from '../../checkout/markup';
import {editorQuery} from '../access';
import {mapOwnFields, textOf} from '../content-values';
import {deliveredStory, languageOf} from '../delivered-story';
import {resolveLinks} from '../resources';
import type {Space} from '../space';
import type {StoredStory} from '../story-schema';

/**
 * A draft as the visual editor sends it to the page: in the editor's language, blocks with comments, links resolved
 * inside the fields.
 */
export function editorStory(space: Space, slug: string, request: Request): Response {
  const url = new URL(request.url);
  const story = space.find(slug, 'draft');
  if (!story) return HttpResponse.json({error: `There is no story "${slug}"`}, {status: 404});
  const wanted = {
    version: 'draft' as const,
    language: languageOf(url.searchParams.get('language')),
    assetOrigin: url.origin,
  };
  const {links} = resolveLinks(space, [story], wanted);
  const linked = new Map(links.map((link) => [link.uuid, link]));
  const delivered = deliveredStory(story, wanted);
  const content = mapOwnFields(delivered.content, (fields) => {
    const target = fields.linktype === 'story' ? linked.get(textOf(fields.id)) : undefined;
    return target ? {...fields, story: target} : fields;
  });
  return HttpResponse.json({story: {...delivered, content}, version: space.version});
}

const style = `
body{margin:0;height:100vh;display:grid;grid-template-columns:minmax(0,1fr) 380px;font:15px/1.4 system-ui,sans-serif;color:#1b243f}
iframe{width:100%;height:100%;border:0;background:#fff}
aside{overflow:auto;padding:16px;border-left:1px solid #dfe3e8;background:#f7f8f9}
h1{margin:0 0 12px;font-size:18px}h2{margin:20px 0 6px;font-size:14px}
fieldset{margin:0 0 12px;padding:8px 12px;border:1px solid #dfe3e8;border-radius:6px;background:#fff}
fieldset[data-active]{border-color:#05807f;box-shadow:0 0 0 1px #05807f}
label{display:block;margin:6px 0}textarea{box-sizing:border-box;width:100%;font:inherit}
button{margin:0 6px 12px 0;padding:6px 12px;font:inherit}
ol{margin:0;padding-left:20px;font:12px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}`;

/** Data for rendering the page. */
interface EditorPage {
  title: string;
  /** URL of the shop's page with the editor's query. */
  preview: string;
  /** URL of the story in this stand-in. */
  story: string;
}

/** A page that imitates the visual editor: the shop in an iframe, the story's texts next to it. */
function editorPage({title, preview, story}: EditorPage): string {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <title>${title} · Editor</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body data-story="${story}" data-preview="${preview}">
        <iframe id="preview" title="Vorschau"></iframe>
        <aside>
          <h1>${title}</h1>
          <button type="button" id="save">Speichern</button>
          <button type="button" id="publish">Veröffentlichen</button>
          <form id="fields"></form>
          <h2>Nachrichten der Seite</h2>
          <ol id="messages"></ol>
        </aside>
        <script type="module" src="/__stand-in/editor/editor-app.js"></script>
      </body>
    </html>`.text;
}

interface EditorOptions {
  space: Space;
  /** URL of the shop; the query can name another one. */
  shopUrl?: string;
}

/**
 * The path that Storyblok appends to the preview URL: the story's real path if an editor set one, else its slug, after
 * the code of a non-default language. It does not depend on the shop's own URLs.
 */
function pathOf({path, full_slug: slug}: StoredStory, language: string): string {
  const start = language === 'default' ? '' : `${language}/`;
  return `/${start}${(path ?? slug).replace(/^\//, '')}`;
}

function answerPage({space, shopUrl}: EditorOptions, request: Request): Response {
  const {searchParams} = new URL(request.url);
  const slug = searchParams.get('slug') ?? 'home';
  const story = space.find(slug, 'draft');
  const shop = searchParams.get('shop') ?? shopUrl;
  if (!story) return HttpResponse.text(`There is no story "${slug}"`, {status: 404});
  if (!shop || !URL.canParse(shop)) {
    return HttpResponse.text('Where is the shop? ?shop=http://localhost:3000', {status: 400});
  }
  const language = languageOf(searchParams.get('language'));
  const preview = new URL(searchParams.get('path') ?? pathOf(story, language), shop);
  const {component} = story.content;
  preview.search = editorQuery(story.id, Date.now(), {
    language,
    component: typeof component === 'string' ? component : undefined,
  });
  const page = editorPage({
    title: story.name,
    preview: preview.href,
    story: `/__stand-in/storyblok/stories/${story.full_slug}?language=${language}`,
  });
  return HttpResponse.html(page, {headers: {'Cache-Control': 'no-store'}});
}

let script: Promise<string> | undefined;

/** The page's script; the compiler is loaded when somebody opens the editor. */
async function compile(): Promise<string> {
  const {default: ts} = await import('typescript');
  const source = await readFile(new URL('editor-app.ts', import.meta.url), 'utf8');
  const compilerOptions = {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022};
  return ts.transpileModule(source, {compilerOptions}).outputText;
}

/** `GET /__stand-in/editor?slug=home&language=en&shop=http://localhost:3000&path=/en-us`. */
export const editorHandlers = (options: EditorOptions): RequestHandler[] => [
  http.get('*/__stand-in/editor', ({request}) => answerPage(options, request)),
  http.get('*/__stand-in/editor/editor-app.js', async () => {
    const text = await (script ??= compile());
    return new HttpResponse(text, {headers: {'Content-Type': 'text/javascript; charset=utf-8'}});
  }),
];
