import type {Language} from '~/i18n/languages';
import {allowedMarkup} from '~/services/http/allowed-markup.server';
import {linkIn} from '../navigation/shopify-paths';

/** Maps an attribute's value to its sanitised form; `null` drops the attribute. */
type Attribute = (value: string, toHref: (link: string) => string) => string | null;

const link: Attribute = (value, toHref) => {
  const address = withoutControls(value);
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address) ? toHref(address) : null;
};
/** From Shopify's files, in older texts without a scheme: the CSP refuses other hosts, which would look broken. */
const picture: Attribute = (value) => {
  const address = withoutControls(value).replace(/^\/\//, 'https://');
  return /^https:\/\/cdn\.shopify\.com\//i.test(address) ? address : null;
};
const text: Attribute = (value) => value;
const count: Attribute = (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : null);

/**
 * Allowed elements and what they become: the shop's staff paste from anywhere. Headings move below the heading of their
 * section. All other elements lose their tags, but keep their text.
 */
const allowedElements: ReadonlyMap<string, string> = new Map([
  ...[
    ...['a', 'blockquote', 'br', 'caption', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'figcaption'],
    ...['figure', 'hr', 'img', 'li', 'ol', 'p', 'pre', 'small', 'strong', 'sub', 'sup'],
    ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
  ].map((name): [string, string] => [name, name]),
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h3', 'h4'],
  ['h4', 'h5'],
  ['h5', 'h6'],
  ['h6', 'h6'],
]);

const allowedAttributes: ReadonlyMap<string, readonly (readonly [string, Attribute])[]> = new Map([
  ['a', [['href', link]]],
  [
    'img',
    [
      ['src', picture],
      ['alt', text],
      ['width', count],
      ['height', count],
    ],
  ],
  [
    'td',
    [
      ['colspan', count],
      ['rowspan', count],
    ],
  ],
  [
    'th',
    [
      ['colspan', count],
      ['rowspan', count],
    ],
  ],
  ['ol', [['start', count]]],
]);

/** Elements dropped with all their content: code, embeds, and what changes how browsers parse the rest. */
const droppedElements: ReadonlySet<string> = new Set([
  ...['applet', 'audio', 'button', 'canvas', 'embed', 'form', 'frame', 'frameset', 'head'],
  ...['iframe', 'input', 'math', 'noembed', 'noframes', 'noscript', 'object', 'option'],
  ...['plaintext', 'script', 'select', 'style', 'svg', 'template', 'textarea', 'title'],
  ...['video', 'xmp'],
]);

/**
 * A description from Shopify's editor, reduced to what the allow-list above permits: no script, event handler, style or
 * foreign URL scheme passes, every element is closed. Links to the shop's pages stay in the visitor's language.
 */
export function sanitiseHtml(
  html: string,
  language: Language,
  ownHosts: readonly string[],
): string {
  const toHref = (address: string) => linkIn(language, address, ownHosts);
  return allowedMarkup(html, 'html', (name, givenAttributes) => {
    if (droppedElements.has(name)) return 'nothing';
    const outputName = allowedElements.get(name);
    if (!outputName) return 'content';

    const sanitisedAttributes = (allowedAttributes.get(outputName) ?? []).flatMap(([key, rule]) => {
      const value = Object.hasOwn(givenAttributes, key)
        ? rule(givenAttributes[key] ?? '', toHref)
        : null;
      return value === null ? [] : [[key, value] as const];
    });
    if (outputName !== 'img') return {name: outputName, attributes: sanitisedAttributes};
    if (sanitisedAttributes[0]?.[0] !== 'src') return 'content';
    return {name: outputName, attributes: [...sanitisedAttributes, ['loading', 'lazy']]};
  });
}

/** Browsers ignore tabs, line breaks and other control characters when they parse a URL. */
function withoutControls(value: string): string {
  return value.replaceAll(/[\u0000-\u001f\u007f]+/g, '').trim();
}
