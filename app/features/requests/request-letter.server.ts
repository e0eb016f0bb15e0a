import type {FieldRow, FieldTable} from '~/forms/fields';
import {defaultLanguage, type Language} from '~/i18n/languages';
import type {MessageKey} from '~/i18n/messages';
import {translatorOf} from '~/i18n/messages.server';
import type {MeasuredPrice, Money} from '../pricing/price-view';
import type {Half} from '../site/opening-hours';

export type RequestKind =
  | 'leasing'
  | 'price'
  | 'appointment'
  | 'testRide'
  | 'review'
  | 'withdrawal';

/** A line of a letter; its value is the raw input. */
interface LetterRow {
  label: string;
  value: string;
  /** Free text, whose URLs mails write so that they cannot be clicked. */
  isFreeText?: true;
  /**
   * A choice offered by the form. Confirmations contain only these, because anybody may enter somebody else's address.
   */
  chosen?: boolean;
}

/** Rows below a heading, already translated. */
export interface LetterGroup {
  heading: string;
  rows: LetterRow[];
}

/** A bike's names in one language; `url` is its page in that language, with scheme and host. */
export interface BikeNames {
  title: string;
  variant: string;
  url: string;
}

/** The bike a request is about, from the shop's own data, in the visitor's language. */
export interface LetterBike extends BikeNames {
  /** `false` for the accessories that a price request or a review may be about. */
  isBike: boolean;
  sku: string | null;
  /** `null` where it is irrelevant. */
  price: Money | null;
  /** For the unit price, which must be shown with its price. */
  measured?: MeasuredPrice;
  /** What the price includes, and what is added to it; missing where it is irrelevant. */
  terms?: {taxed: boolean; shipped: boolean; importDuties: boolean};
  /** The shop's own names, if the visitor's language is another. */
  german?: BikeNames;
}

/** The bike with its names in one language. */
export function bikeIn(language: Language, {german, ...bike}: LetterBike) {
  return language === defaultLanguage ? {...bike, ...german} : bike;
}

/** A preferred day, or one half of it; '' for all of it. */
export interface RequestedTime {
  day: string;
  half: '' | Half;
}

/** A validated request, ready to become mails and the webhook's JSON. */
export interface RequestLetter {
  kind: RequestKind;
  customer: {name: string; email: string};
  /** What was requested, in German for the shop and in the visitor's language for the customer. */
  groups(language: Language): LetterGroup[];
  /** Groups for the shop alone, in German; without any input. */
  forShop?: LetterGroup[];
  bike: LetterBike | null;
  /** Shopify's number of the variant in the form's URL, which the next page's URL retains. */
  number?: string | null;
  /** Preferred days 'YYYY-MM-DD' and halves of them, for requests that go into a calendar. */
  times?: readonly RequestedTime[];
  /** The request as JSON, for the webhook. */
  data: Record<string, unknown>;
  /** The kind of account it was sent from, for the mail's last line; unset for a public form. */
  sentFrom?: 'account' | 'accountWithoutPassword';
}

type ShownValue = Omit<LetterRow, 'label'>;

interface LetterSource<Name extends string> {
  /** The output of the schema. */
  values: Readonly<Partial<Record<Name, unknown>>>;
  /** The groups of the field table in the letter's order, with their headings. */
  headings: Readonly<Record<string, MessageKey>>;
  /** Rows that show another value than the typed one. */
  overrides?: Partial<Record<Name, Partial<ShownValue>>>;
  /** Rows before the fields of a group. */
  leadingRows?: Readonly<Record<string, LetterRow[]>>;
}

/**
 * The letter of a form by its field table: non-empty fields below the headings of their groups, those with the same
 * label in one row.
 */
export function letterGroups<Table extends FieldTable>(
  fields: Table,
  {values, headings, overrides = {}, leadingRows = {}}: LetterSource<keyof Table & string>,
  language: Language,
): LetterGroup[] {
  const t = translatorOf(language);
  const names = Object.keys(fields) as (keyof Table & string)[];
  const filledFields = names.flatMap((name) => {
    const {kind, label, letter} = fields[name] as FieldRow;
    const typed = values[name];
    const shown: ShownValue = {
      value: typeof typed === 'string' ? typed : '',
      ...(kind === 'message' && {isFreeText: true}),
      ...overrides[name],
    };
    return letter && shown.value !== ''
      ? [{group: letter.group, label: letter.label ?? label, shown}]
      : [];
  });
  return Object.entries(headings).flatMap(([group, heading]) => {
    const fieldsInGroup = filledFields.filter((field) => field.group === group);
    const labels = [...new Set(fieldsInGroup.map(({label}) => label))];
    const merged = labels.map((label): LetterRow => {
      const sameLabel = fieldsInGroup
        .filter((field) => field.label === label)
        .map(({shown}) => shown);
      return {...sameLabel[0], label: t(label), value: sameLabel.map(({value}) => value).join(' ')};
    });
    const leading = (leadingRows[group] ?? []).filter(({value}) => value !== '');
    const rows = [...leading, ...merged];
    return rows.length > 0 ? [{heading: t(heading), rows}] : [];
  });
}

/** An option that editors offer in a request; its id is the same in all languages of their story. */
export interface OfferedOption {
  id: string;
  name: string;
}

/** The German name of an option chosen by its name among `offered`; the chosen name if the German story lacks it. */
export function germanNameOf(
  chosen: string,
  offered: readonly OfferedOption[],
  german: readonly OfferedOption[],
): string {
  const id = offered.find(({name}) => name === chosen)?.id;
  return german.find((option) => id !== undefined && option.id === id)?.name ?? chosen;
}
