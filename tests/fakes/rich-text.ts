/** Nodes of a rich text as Storyblok stores them ('Rich text schema'). */
export type RichTextNode = Record<string, unknown>;

/** A text node with its marks. */
export function text(words: string, ...marks: RichTextNode[]): RichTextNode {
  return {type: 'text', text: words, marks};
}

/** A node with children. */
export function node(
  type: string,
  content: unknown[] = [],
  attrs: RichTextNode = {},
): RichTextNode {
  return {type, attrs, content};
}

/** A paragraph of text and pictures. */
export function paragraph(...content: unknown[]): RichTextNode {
  return node('paragraph', content);
}

/** The value of a rich text field. */
export function richTextOf(...content: unknown[]): RichTextNode {
  return node('doc', content);
}

/** An inline picture. */
export const picture = {
  type: 'image',
  attrs: {
    src: 'https://a.storyblok.com/f/288000/1600x1200/0a1b2c3d4e/scene.jpg',
    alt: 'Rad "im" Laden',
    title: 'Die Werkbank',
    onerror: 'alert(1)',
  },
};
