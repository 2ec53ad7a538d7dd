export interface Question {
  /** Its path: `/faq#<id>`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}
