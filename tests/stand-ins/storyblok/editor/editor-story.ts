import {HttpResponse} from 'msw';
import {mapOwnFields, textOf} from '../content-values';
import {deliveredStory} from '../delivered-story';
import {languageOf} from '../languages';
import {resolveLinks} from '../resolved-links';
import type {Space} from '../space';

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
