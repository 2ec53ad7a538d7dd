export interface Question {
  /** Its address: `/faq#<id>`. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}
