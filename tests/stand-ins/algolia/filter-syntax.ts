import {badRequest} from './api-error';
import {comparison, isNumber, range, type Filter} from './filter-types';

interface Token {
  kind: 'word' | 'quoted' | 'operator' | 'colon' | '(' | ')' | 'end';
  text: string;
  /** Column, counted from 0. */
  at: number;
}

const pattern =
  /\s*(?:(?<quoted>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?<operator><=|>=|!=|<|>|=)|(?<sign>[():])|(?<word>[^\s():<>=!"']+))/y;

function refuse({kind, text, at}: Token, expected: string): never {
  const found =
    kind === 'end'
      ? 'end of filter'
      : kind === 'word' || kind === 'quoted'
        ? `string(${text})`
        : text;
  throw badRequest(`filters: Unexpected token ${found} expected ${expected} at col ${at}`);
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (source.slice(pattern.lastIndex).trim() !== '') {
    const start = pattern.lastIndex;
    const groups = pattern.exec(source)?.groups;
    if (!groups) throw badRequest(`filters: Unexpected character ${source[start]} at col ${start}`);
    const {quoted, operator, sign, word} = groups;
    const text = quoted?.slice(1, -1).replace(/\\(.)/g, '$1') ?? operator ?? sign ?? word ?? '';
    const at = pattern.lastIndex - (quoted ?? text).length;
    const kind = quoted !== undefined ? 'quoted' : operator ? 'operator' : word ? 'word' : null;
    tokens.push({kind: kind ?? (sign === ':' ? 'colon' : sign === '(' ? '(' : ')'), text, at});
  }
  return [...tokens, {kind: 'end', text: '', at: source.length}];
}

/** Parses Algolia's `filters` from left to right; `OR` binds tighter than `AND` and may not contain it. */
class Reader {
  #at = 0;
  readonly #tokens: readonly Token[];

  constructor(source: string) {
    this.#tokens = tokensOf(source);
  }

  whole(): Filter {
    const filter = this.#alternatives('end of filter');
    if (this.#peek().kind !== 'end') refuse(this.#peek(), 'end of filter');
    return filter;
  }

  #peek(): Token {
    return this.#tokens[this.#at] ?? {kind: 'end', text: '', at: 0};
  }

  #next(): Token {
    const token = this.#peek();
    this.#at += 1;
    return token;
  }

  #isKeyword(text: string): boolean {
    const token = this.#peek();
    return token.kind === 'word' && token.text.toUpperCase() === text;
  }

  /** Terms joined by AND and OR; those joined by OR form one group. */
  #alternatives(expected: string): Filter {
    const terms = [this.#term()];
    const all: Filter[] = [];
    while (this.#isKeyword('AND') || this.#isKeyword('OR')) {
      const {text, at} = this.#next();
      if (text.toUpperCase() === 'AND') all.push(disjunction(terms.splice(0), at));
      terms.push(this.#term());
    }
    const last = this.#peek();
    if (last.kind !== 'end' && last.kind !== ')') refuse(last, expected);
    all.push(disjunction(terms, last.at));
    return all.length === 1 && all[0] ? all[0] : {kind: 'and', of: all};
  }

  #term(): Filter {
    if (this.#isKeyword('NOT')) {
      const {at} = this.#next();
      if (this.#peek().kind === '(') {
        throw badRequest(`filters: NOT operator is not allowed on expressions at col ${at}`);
      }
      return {kind: 'not', of: this.#term()};
    }
    if (this.#peek().kind !== '(') return this.#condition();
    this.#next();
    const filter = this.#alternatives("')'");
    if (this.#peek().kind !== ')') refuse(this.#peek(), "')'");
    this.#next();
    return filter;
  }

  #condition(): Filter {
    const name = this.#next();
    if (name.kind !== 'word' && name.kind !== 'quoted') refuse(name, 'string');
    const sign = this.#peek();
    if (sign.kind === 'operator') {
      this.#next();
      return comparison(name.text, sign.text, this.#number());
    }
    if (sign.kind !== 'colon') return quotedPair(name);
    this.#next();
    const value = this.#next();
    if (value.kind !== 'word' && value.kind !== 'quoted') refuse(value, 'string');
    if (value.kind === 'word' && isNumber(value.text) && this.#isKeyword('TO')) {
      this.#next();
      return range(name.text, Number(value.text), this.#number());
    }
    return facet(name.text, this.#withMore(value));
  }

  /** A value such as `2024:1`, which may contain colons. */
  #withMore(first: Token): string {
    let text = first.text;
    while (first.kind === 'word' && this.#peek().kind === 'colon') {
      this.#next();
      text += `:${this.#next().text}`;
    }
    return text;
  }

  #number(): number {
    const token = this.#next();
    if (!isNumber(token.text)) refuse(token, 'numeric');
    return Number(token.text);
  }
}

/** A quoted pair such as `"vendor:Ostwind"`; a single word is a tag. */
function quotedPair({text}: Token): Filter {
  const at = text.indexOf(':');
  return at < 0 ? facet('_tags', text) : facet(text.slice(0, at), text.slice(at + 1).trim());
}

const facet = (attribute: string, value: string): Filter => ({kind: 'facet', attribute, value});

function disjunction(terms: readonly Filter[], at: number): Filter {
  const [first] = terms;
  if (terms.length === 1 && first) return first;
  if (terms.some(({kind}) => kind === 'and')) {
    const rule = 'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed';
    throw badRequest(`filters: ${rule} at col ${at}`);
  }
  const kinds = new Set(terms.map((term) => (term.kind === 'not' ? term.of.kind : term.kind)));
  if (kinds.has('facet') && kinds.has('number')) {
    throw badRequest('filters: Different types are not allowed in the same OR.');
  }
  return {kind: 'or', of: terms};
}

/**
 * Parses the parameter `filters`, for example `price:10 TO 50 AND (vendor:Ostwind OR vendor:"Rad & Sohn")`.
 *
 * @throws ApiError 400 with the position of the syntax error
 * @see https://www.algolia.com/doc/api-reference/api-parameters/filters
 */
export function readFilters(source: string): Filter | null {
  return source.trim() === '' ? null : new Reader(source).whole();
}
