import {seededRandom, wholeBetween} from '../stand-ins/catalogue/seeded-random';

const contexts = [
  ...['svg', 'math', 'math><mtext', 'table', 'table><tr><td', 'select', 'style', 'title', 'p'],
  ...['noscript', 'textarea', 'template', 'a href=#', 'svg><desc', 'svg><foreignObject', 'form'],
];
const signs = [
  '<',
  '>',
  '"',
  "'",
  '`',
  '=',
  '/',
  ' ',
  '\t',
  '\n',
  '\f',
  '\0',
  '&',
  ';',
  '-->',
  '<!--',
];

/** Markup derived from `seeds` by random changes and combinations: the same in every run. */
export function mutatedMarkup(seeds: readonly string[], count: number): string[] {
  const random = seededRandom('markup');
  const below = (end: number) => wholeBetween(random, 0, end - 1);
  const one = (values: readonly string[]) => values[below(values.length)] ?? '';

  const changes: ((text: string, at: number) => string)[] = [
    (text, at) => text.slice(0, at) + one(signs) + text.slice(at),
    (text, at) => text.slice(0, at) + text.slice(at + 1 + below(3)),
    (text, at) => text.slice(0, at) + one(seeds) + text.slice(at),
    (text, at) => text.slice(0, at) + one(seeds).slice(below(9)),
    (text, at) => text.slice(0, at) + text.slice(at).toUpperCase(),
    (text, at) => `${text.slice(0, at)}&#${text.codePointAt(at) ?? 60};${text.slice(at + 1)}`,
    (text, at) => text + text.slice(at, at + 20),
    (text) => text.replaceAll('"', one(["'", '`', '', '&quot;'])),
    (text) => `<${one(contexts)}>${text}`,
    (text) => `${text}</${/^\w+/.exec(one(contexts))?.[0] ?? ''}>${one(seeds)}`,
  ];
  const mutated = () => {
    let text = one(seeds);
    for (let left = 1 + below(4); left > 0; left -= 1) {
      text = changes[below(changes.length)]?.(text, below(text.length + 1)) ?? text;
    }
    return text;
  };
  return Array.from({length: count}, mutated);
}
