import {http, HttpResponse, type RequestHandler} from 'msw';
import type {z} from 'zod';
import {RequestLog, type LoggedRequest} from '../shopify/request-log';
import {EdgeCache, answerDelivery, type FakeSpace} from './delivery-endpoint';
import type {ContentFields} from './content-values';
import {deliveredContent} from './delivered-story';
import {editorStory, editorHandlers} from './editor/editor-handlers';
import {Faults, injectedFaultSchema, type InjectedFault} from './faults';
import {createManagement, type FakeManagement} from './management-api';
import {Space} from './space';
import {storyChangeSchema, type StoryChange} from './story-change';
import {demoStories} from './story-files';
import type {StoredStory, WrittenStory} from './story-schema';

interface StoryblokOptions {
  /** Exports of stories; defaults to the demo's files. */
  stories?: readonly WrittenStory[];
  /** URL of the shop, for the editor. */
  shopUrl?: string;
  /** Milliseconds since 1970, for the rate limit of the Management API. */
  clock?: () => number;
}

/** An isolated space: several may run in one process. */
export interface FakeStoryblok {
  /** What the shop itself asks for, with every page. */
  delivery: RequestHandler;
  handlers: RequestHandler[];
  /** The Management API of the same space. */
  management: FakeManagement;
  /** The current version, the `cv` of responses. */
  version(): number;
  /** Simulates an editor; `POST /__stand-in/storyblok/stories/{slug}` does the same. */
  edit(slug: string, change: StoryChange): StoredStory | undefined;
  /** Published stories, with their content in a language. */
  published(language: string): (StoredStory & {content: ContentFields})[];
  injectFault(fault: InjectedFault): void;
  requests(): readonly LoggedRequest[];
  /** Reverts edits; clears faults and logs. */
  reset(): void;
}

const done = () => new HttpResponse(null, {status: 204});

const wrong = (error: unknown) =>
  HttpResponse.json({error: error instanceof Error ? error.message : String(error)}, {status: 400});

/** Responds with the result of `act` for the body, or with 400 and the error. */
async function withBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  act: (body: z.infer<Schema>) => Response,
): Promise<Response> {
  try {
    return act(schema.parse(await request.json()));
  } catch (error) {
    return wrong(error);
  }
}

function controlHandlers({space, faults, log}: FakeSpace): RequestHandler[] {
  const at = (path: string) => `*/__stand-in/storyblok/${path}`;
  const slugOf = (request: Request) =>
    decodeURIComponent(new URL(request.url).pathname.replace(/^.*?\/storyblok\/stories\//, ''));
  return [
    http.post(at('stories/*'), ({request}) =>
      withBody(request, storyChangeSchema, (change) => {
        const story = space.edit(slugOf(request), change);
        return HttpResponse.json({story: story ?? null, version: space.version});
      }),
    ),
    http.get(at('stories/*'), ({request}) => editorStory(space, slugOf(request), request)),
    http.post(at('faults'), ({request}) =>
      withBody(request, injectedFaultSchema, (fault) => {
        faults.order(fault);
        return done();
      }),
    ),
    http.delete(at('faults'), () => {
      faults.clear();
      return done();
    }),
    http.get(at('requests'), () =>
      HttpResponse.json({count: log.list().length, requests: log.list()}),
    ),
    http.delete(at('requests'), () => {
      log.clear();
      return done();
    }),
  ];
}

/** A fake of Storyblok: the delivery API of one space, and an editor. */
export function createStoryblok(options: StoryblokOptions = {}): FakeStoryblok {
  const {stories, shopUrl, clock} = options;
  const fake: FakeSpace = {
    space: new Space(stories ?? demoStories),
    faults: new Faults(),
    log: new RequestLog(),
    edge: new EdgeCache(),
  };
  const management = createManagement(fake.space, clock);
  const reset = () => {
    management.reset();
    fake.space.reset();
    fake.faults.clear();
    fake.log.clear();
    fake.edge.clear();
  };
  return {
    delivery: http.get('*/v2/cdn/*', ({request}) => answerDelivery(fake, request)),
    handlers: [
      ...controlHandlers(fake),
      ...editorHandlers({space: fake.space, shopUrl}),
      ...management.handlers,
    ],
    management,
    version: () => fake.space.version,
    edit: (slug, change) => fake.space.edit(slug, change),
    published(language) {
      const wanted = {version: 'published', language, assetOrigin: null} as const;
      return fake.space
        .list('published')
        .map((story) => ({...story, content: deliveredContent(story, wanted)}));
    },
    injectFault: (fault) => fake.faults.order(fault),
    requests: () => fake.log.list(),
    reset,
  };
}
