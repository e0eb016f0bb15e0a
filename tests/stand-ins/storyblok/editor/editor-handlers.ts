import {readFile} from 'node:fs/promises';
import {http, HttpResponse, type RequestHandler} from 'msw';
import {editorQuery} from '../access';
import {languageOf} from '../languages';
import type {Space} from '../space';
import type {StoredStory} from '../story-schema';
import {editorPage} from './editor-page';

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
