import type {FieldRow, FieldTable} from '~/forms/fields';
import {defaultLanguage, type Language} from '~/i18n/languages';
import type {MessageKey} from '~/i18n/messages';
import {translatorOf} from '~/i18n/messages.server';
import type {MeasuredPrice, Money} from '../pricing/price-view';

export type RequestKind =
  | 'leasing'
  | 'price'
  | 'appointment'
  | 'testRide'
  | 'review'
  | 'withdrawal';

/** A line of a letter; its value is raw text as it was typed. */
interface LetterRow {
  label: string;
  value: string;
  /** Free text, in which nobody has to find an address that can be copied or clicked. */
  prose?: true;
  /**
   * One of the choices that the form itself offers. Nothing else goes into a confirmation, or anybody could have the shop
   * send words of their own to strangers.
   */
  chosen?: boolean;
}

/** Rows below a heading, already translated. */
export interface LetterGroup {
  heading: string;
  rows: LetterRow[];
}

/** What a bike is called in one language; `url` is its page there, with scheme and host. */
export interface BikeNames {
  title: string;
  variant: string;
  url: string;
}

/** The bike a request is about, as the shop's own data says, in the visitor's language. */
export interface LetterBike extends BikeNames {
  /** Not so for the accessories that a price request or a review may be about. */
  isBike: boolean;
  sku: string | null;
  /** `null` where it is no matter. */
  price: Money | null;
  /** Where its price stands, its unit price has to. */
  measured?: MeasuredPrice;
  /** As the shop calls it, where that is another language. */
  german?: BikeNames;
}

/** The same bike in one language. */
export function bikeIn(language: Language, {german, ...bike}: LetterBike) {
  return language === defaultLanguage ? {...bike, ...german} : bike;
}

/** A wished day, or one half of it; '' for all of it. */
export interface WishedTime {
  day: string;
  half: '' | 'morning' | 'afternoon';
}

/** A request that has passed its schema, ready to become mails and the webhook's JSON. */
export interface RequestLetter {
  kind: RequestKind;
  customer: {name: string; email: string};
  /**
   * What the visitor typed and chose, nothing else: tells whether the same is sent again. Prices, stock and content of
   * the shop may have changed by then.
   */
  typed: Record<string, unknown>;
  /** Asked for once in German (shop) and once in the visitor's language. */
  groups(language: Language): LetterGroup[];
  /** What only the shop needs, in German; nothing that was typed. */
  forShop?: LetterGroup[];
  bike: LetterBike | null;
  /** Shopify's number of the variant in the form's address, which the page goes on about. */
  number?: string | null;
  /** Days 'YYYY-MM-DD' and halves of them that are wished for, of what goes into a calendar. */
  times?: readonly WishedTime[];
  /** The request as JSON, for the webhook. */
  data: Record<string, unknown>;
  /** Who else can have sent it: whoever fills in the form (without this), or uses the account, with or without a password. */
  stranger?: 'account' | 'accountAtShopify';
}

type ShownValue = Omit<LetterRow, 'label'>;

interface LetterSource<Name extends string> {
  /** What the schema has read. */
  values: Readonly<Partial<Record<Name, unknown>>>;
  /** The groups of the field table in the letter's order, each with its heading. */
  headings: Readonly<Record<string, MessageKey>>;
  /** Rows that do not show the value as it was typed. */
  overrides?: Partial<Record<Name, Partial<ShownValue>>>;
  /** Rows before the fields of a group. */
  leadingRows?: Readonly<Record<string, LetterRow[]>>;
}

/**
 * The letter of a form by its field table: filled fields below the headings of their groups, those of one label in one
 * row.
 */
export function letterGroups<Table extends FieldTable>(
  fields: Table,
  {values, headings, overrides = {}, leadingRows = {}}: LetterSource<keyof Table & string>,
  language: Language,
): LetterGroup[] {
  const t = translatorOf(language);
  const names = Object.keys(fields) as (keyof Table & string)[];
  const filled = names.flatMap((name) => {
    const {kind, label, letter} = fields[name] as FieldRow;
    const typed = values[name];
    const shown: ShownValue = {
      value: typeof typed === 'string' ? typed : '',
      ...(kind === 'message' && {prose: true}),
      ...overrides[name],
    };
    return letter && shown.value !== ''
      ? [{group: letter.group, label: letter.label ?? label, shown}]
      : [];
  });
  return Object.entries(headings).flatMap(([group, heading]) => {
    const inGroup = filled.filter((field) => field.group === group);
    const labels = [...new Set(inGroup.map(({label}) => label))];
    const merged = labels.map((label): LetterRow => {
      const sharing = inGroup.filter((field) => field.label === label).map(({shown}) => shown);
      return {...sharing[0], label: t(label), value: sharing.map(({value}) => value).join(' ')};
    });
    const leading = (leadingRows[group] ?? []).filter(({value}) => value !== '');
    const rows = [...leading, ...merged];
    return rows.length > 0 ? [{heading: t(heading), rows}] : [];
  });
}

/** Something that editors offer in a request; its id is the same in all languages of their story. */
export interface Offered {
  id: string;
  name: string;
}

/** The German name of what a visitor chose by its name among `offered`; the typed name when the German story lacks it. */
export function germanNameOf(
  chosen: string,
  offered: readonly Offered[],
  german: readonly Offered[],
): string {
  const id = offered.find(({name}) => name === chosen)?.id;
  return german.find((one) => id !== undefined && one.id === id)?.name ?? chosen;
}
