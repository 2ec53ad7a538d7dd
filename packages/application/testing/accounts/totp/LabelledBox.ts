import { SecretBox } from '../../../src/accounts/index.js';

/** Labels instead of encrypting, so that a test can read what was sealed for whom. */
export class LabelledBox extends SecretBox {
  private count = 0;

  override seal(text: string, context: string): string {
    this.count += 1;
    return `sealed|${this.count}|${context}|${text}`;
  }

  override open(sealed: string, context: string): string | undefined {
    const [mark, , label, text] = sealed.split('|');
    return mark === 'sealed' && label === context ? text : undefined;
  }
}
