import { ClaimJudge, type EntailmentQuestion } from '../../src/listings/index.js';

/** Confirms matching statements, or fails; records its questions. */
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
