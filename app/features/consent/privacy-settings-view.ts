import type {ConsentChoice} from './consent-choice';

/** What the shop keeps in a browser, for everybody to read. */
export interface StorageView {
  name: string;
  /** Cookie or storage of the tab. */
  kind: string;
  purpose: string;
  when: string;
  duration: string;
}

/** What is kept by the same right, and what it is for. */
export interface StorageGroupView {
  title: string;
  text: string;
  entries: StorageView[];
}

/** The page on which visitors choose. Its words come from the worker: no other page loads them. */
export interface PrivacySettingsView {
  title: string;
  lead: string;
  /** What holds now; `null` before the first choice. */
  current: ConsentChoice | null;
  question: string;
  choices: {value: ConsentChoice; label: string; hint: string}[];
  save: string;
  revoke: string;
  /** Leads to all the rest about privacy. */
  more: {before: string; label: string};
  columns: Record<Exclude<keyof StorageView, 'kind'>, string>;
  groups: StorageGroupView[];
}
