import type {LetterBike, LetterGroup} from '../request-letter';

/** What a mail says, whatever its form: every text is plain. */
export interface MailContent {
  /** Tag of the language, `de`. */
  lang: string;
  /** What lists of mails show after the subject. */
  preview: string;
  brand: string;
  title: string;
  paragraphs: string[];
  bike:
    | (Omit<LetterBike, 'price' | 'isBike' | 'german'> & {
        /** '' where it is no matter. */
        price: string;
        heading: string;
        number: string | null;
        link: string;
      })
    | null;
  groups: LetterGroup[];
  closing: string[];
  /** Lines below everything: who the shop is. */
  footer: string[];
}
