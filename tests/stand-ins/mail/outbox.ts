/** A mail that a supplier sent for the shop. */
export interface SentMail {
  id: number;
  /** ISO 8601 */
  sentAt: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export type Mail = Omit<SentMail, 'id' | 'sentAt'>;

const MAX_MAILS = 500;

/** Collects the mails of the stand-ins: nothing leaves the machine. */
export class Outbox {
  #mails: SentMail[] = [];
  #sent = 0;

  send(mail: Mail): SentMail {
    this.#sent += 1;
    const sent = {...mail, id: this.#sent, sentAt: new Date().toISOString()};
    this.#mails = [sent, ...this.#mails].slice(0, MAX_MAILS);
    return sent;
  }

  /** Newest first; filtered by recipient if `to` is given, case-insensitive. */
  list(to?: string): readonly SentMail[] {
    const wanted = to?.toLowerCase();
    return wanted ? this.#mails.filter((mail) => mail.to.toLowerCase() === wanted) : this.#mails;
  }

  find(id: number): SentMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.#mails = [];
  }
}
