export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** An email as it is written into the outbox. */
export interface NewMail extends Mail {
  readonly id: string;
  /** The account it is about; it goes when the account is deleted. */
  readonly userId?: string;
  readonly createdAt: Date;
  /** When its text is of no more use: it is not delivered after that, and blanked. */
  readonly expiresAt: Date;
  /** Never shown and never delivered: stored so that an unknown address takes as long as a known one. */
  readonly withheld: boolean;
}

/** An email as an administrator sees it; `text` is empty once it was delivered or has expired. */
export interface OutboxMail extends Mail {
  readonly id: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** Why the last try failed; null where none did. */
  readonly failure: string | null;
}

/** An email that is due, with the number of tries including the one that is to be made. */
export interface DueMail extends Mail {
  readonly id: string;
  readonly attempts: number;
}
