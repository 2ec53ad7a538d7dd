import { CopyWriter } from '@listwright/application/listings';
import type { Engine, WritingRequest, WrittenCopy } from '@listwright/application/listings';
import { finishCopy, withoutFaults, writeListing } from '@listwright/domain/listings';

/**
 * Writes listings by rule from the facts of a brief, without a network and without a key. The same brief and variation
 * always give the same text, which has gone through the same proof and repair as any other.
 */
export class BasicWriter extends CopyWriter {
  readonly engine: Engine = { name: 'built-in', model: 'rules', version: '2' };
  readonly isRemote = false;

  override write({ brief, ruleSet, faults, variation }: WritingRequest): Promise<WrittenCopy> {
    const { copy } = finishCopy(writeListing(brief, ruleSet, variation), brief, ruleSet, 'strict');
    // The writer is deterministic, so the reported faults refer to this text.
    const sound = withoutFaults(copy, faults);
    // A name of signs alone leaves nothing to say but the name.
    const description = sound.description === '' ? `${sound.title}.` : sound.description;
    return Promise.resolve({ copy: { ...sound, description }, engine: this.engine });
  }
}
