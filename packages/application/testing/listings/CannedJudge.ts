import { ClaimJudge, type EntailmentQuestion } from '../../src/listings/index.js';

/** Says yes to the statements that match, or fails; and remembers what it was asked. */
export class CannedJudge extends ClaimJudge {
  readonly questions: EntailmentQuestion[] = [];

  constructor(private readonly yes: RegExp | Error) {
    super();
  }

  override async judge(question: EntailmentQuestion): Promise<readonly boolean[]> {
    question.signal?.throwIfAborted();
    this.questions.push(question);
    const { yes } = this;
    if (yes instanceof Error) throw yes;
    return question.statements.map((statement) => yes.test(statement));
  }
}
