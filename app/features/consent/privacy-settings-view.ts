import type {ConsentChoice} from './consent-choice';

/** A cookie of the shop, for everybody to read. */
export interface CookieView {
  name: string;
  purpose: string;
  duration: string;
}

/** A kind of cookies, and what they are for. */
export interface CookieGroupView {
  title: string;
  text: string;
  cookies: CookieView[];
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
  columns: Record<keyof CookieView, string>;
  groups: CookieGroupView[];
}
