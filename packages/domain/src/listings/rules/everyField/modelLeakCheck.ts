import { quoted } from '../text/quoted.js';
import { removalOf } from '../text/removal/removalOf.js';
import type { Fault, TextCheck } from '../engine/Check.js';
import { removeStatement } from '../text/removal/removeStatement.js';

/** `[product name]`, `{{brand}}`, `<insert feature>`, `XXXX`: places that nobody filled in. */
const TEMPLATE =
  /\[(?:your |insert |the |add )?(?:product|brand|company|item|feature|benefit|color|colour|size|material|keyword|name|title|number|quantity)(?: [a-z]+){0,3}\]|\{\{[^}]{0,60}\}\}|<(?:insert|your)\b[^>]{0,60}>|\bX{4,}\b|\b(?:TBD|TBA)\b|\bto be (?:decided|confirmed|added|announced|determined)\b|\b(?:sample|dummy|placeholder|your) text(?: here)?\b|\binsert [a-z]+(?: [a-z]+)? here\b|:\s*(?:undefined|null|NaN)\b|\[object Object\]|\basdf\w*/i;

/** Refusals and asides of a language model, filler text and unfilled templates. */
export const modelLeakCheck: TextCheck = (text) => {
  const faults: Fault[] = text.claims
    .filter(({ claimClass }) => claimClass === 'model_leak')
    .map(({ start, end }) => ({
      message: `"${quoted(text.text.slice(start, end))}" is a remark of a writing assistant, not a text for buyers. Remove the statement.`,
      span: { start, end },
      fix: () => removalOf('Remove the statement', text.text, start, end, removeStatement),
    }));
  const template = /[[{<]|xxxx|\btb[ad]\b|\bto be |text|insert|undefined|null|nan|asdf/.test(text.small)
    ? TEMPLATE.exec(text.text)
    : null;
  if (template !== null) {
    const span = { start: template.index, end: template.index + template[0].length };
    faults.push({
      message: `"${quoted(template[0])}" is a placeholder that was never filled in. Write the fact, or remove it.`,
      span,
      fix: () => removalOf('Remove it', text.text, span.start, span.end, removeStatement),
    });
  }
  return faults;
};
