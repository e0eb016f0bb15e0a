import {highlighted, type Marks} from './highlight';
import type {IndexRecord} from './product-records';
import {mapped} from './record-values';
import type {SearchParameters} from './search-parameters';
import {wordsOf} from './words';

const USUAL_WORDS = 10;

/** An excerpt of `count` words around the first match. */
function excerpt(text: string, count: number, {byWord}: Marks, ellipsis: string): string {
  const words = wordsOf(text);
  if (words.length <= count) return text;
  const found = words.findIndex(({folded}) => byWord.has(folded));
  const first = Math.max(0, Math.min(found - Math.floor(count / 2), words.length - count));
  const start = words[first]?.places[0] ?? 0;
  const end = words[first + count - 1]?.places.at(-1) ?? text.length;
  const before = first > 0 ? ellipsis : '';
  const after = first + count < words.length ? ellipsis : '';
  return before + text.slice(start, end) + after;
}

/** `_snippetResult` for `attributesToSnippet`, for example `title:5`. */
export function snippetResult(
  record: IndexRecord,
  marks: Marks,
  parameters: SearchParameters,
): unknown {
  const counts = new Map(
    parameters.attributesToSnippet.map((source): [string, number] => {
      const [name = '', count] = source.split(':');
      return [name, Number(count ?? USUAL_WORDS)];
    }),
  );
  return mapped(record, '', (value, path) => {
    const count = counts.get(path) ?? counts.get('*');
    if (count === undefined || typeof value !== 'string') return undefined;
    const text = excerpt(value, count, marks, parameters.snippetEllipsisText);
    const {value: marked, matchLevel} = highlighted(text, marks, parameters);
    return {value: marked, matchLevel};
  });
}
