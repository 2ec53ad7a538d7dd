import { CopyWriter } from '@listwright/application/listings';
import type { Engine, WritingOrder, WrittenCopy } from '@listwright/application/listings';
import { missingFacts } from '@listwright/domain/products';
import { checkedCopy } from './checkedCopy.js';
import { loadLanguage } from './source/loadLanguage.js';
import { subjectOf } from './subjectOf.js';
import { writeCopy } from './writeCopy.js';

/**
 * Writes listings by rule, without a network and without a key. The same brief and variation always give the same text. It says
 * only what the brief says: little is written where little is given, and `missingFacts` names what a buyer would miss.
 */
export class BuiltInCopyWriter extends CopyWriter {
  readonly engine: Engine = { name: 'built-in', model: 'rules', version: '1' };
  readonly isRemote = false;

  async write({ brief, ruleSet, faults, variation }: WritingOrder): Promise<WrittenCopy> {
    const language = await loadLanguage();
    const subject = subjectOf(brief, variation);
    const copy = checkedCopy(writeCopy(subject, ruleSet, language), brief, ruleSet, faults);
    return { copy, missingFacts: missingFacts(subject.facts, brief.category), engine: this.engine };
  }
}
