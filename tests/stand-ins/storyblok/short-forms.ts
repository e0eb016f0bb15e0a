import {mapOwnFields, textOf, type ContentFields} from './content-values';
import {richTextNodes} from './rich-text-html';

const asset = {
  alt: '',
  name: '',
  focus: '',
  title: '',
  source: '',
  copyright: '',
  fieldtype: 'asset',
  meta_data: {},
  is_external_url: false,
};

/**
 * Expands the short forms allowed in story files to what Storyblok sends:
 *
 * - rich text: `{"doc": ["<h2>…</h2>", "<p>…</p>"]}`, an embedded block among them as an object
 * - a picture without `fieldtype`: `{"id", "alt", "filename"}` and any further non-empty fields
 * - a link without `fieldtype`: `{"linktype": "story", "cached_url"}`, `{"linktype": "url", "url"}` or
 *   `{"linktype": "email", "email"}`, and `target` or `anchor`
 * - `factor_since`: a number of days before today
 *
 * @param uuidOf the identifier of the story that a link refers to by its `full_slug`
 */
export function expanded(
  content: ContentFields,
  uuidOf: (fullSlug: string) => string,
): ContentFields {
  return mapOwnFields(content, (fields) => {
    const {doc, filename, fieldtype, linktype, href, uuid, url, cached_url} = fields;
    if (Array.isArray(doc)) {
      const nodes = doc.flatMap((node) => (typeof node === 'string' ? richTextNodes(node) : node));
      return {type: 'doc', content: nodes};
    }
    if (typeof fields.factor_since === 'number') {
      const day = new Date(Date.now() - fields.factor_since * 86_400_000);
      return {...fields, factor_since: day.toISOString().slice(0, 10)};
    }
    if (fieldtype !== undefined) return fields;
    if (filename !== undefined) return {...asset, ...fields};
    if (linktype === undefined) return fields;
    const isStory = linktype === 'story';
    if (href !== undefined) {
      // In rich text.
      return isStory && !uuid ? {...fields, uuid: uuidOf(textOf(href).slice(1))} : fields;
    }
    const id = isStory ? uuidOf(textOf(cached_url)) : '';
    return {id, url: '', cached_url: url ?? '', fieldtype: 'multilink', ...fields};
  });
}
