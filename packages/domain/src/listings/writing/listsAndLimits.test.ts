import { describe, expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const all = ({ title, itemHighlights, bulletPoints, description }: ReturnType<typeof writeFromNotes>): string =>
  [title, itemHighlights, ...bulletPoints, description].join('\n');

describe('lists, mixes and limits', () => {
  it('names no part of a list or of a mix in the highlights', () => {
    const { itemHighlights } = writeFromNotes(
      'Wooden Building Blocks',
      '60 blocks in beech. 20 natural, 40 painted. Units PSI, bar, kPa. Paper straw 85%, polyester 15%. UPF 50+ on the brim. Cotton bag. Rope handle.',
    );
    expect(itemHighlights).not.toMatch(/natural|PSI|85%|UPF 50\+(?! on the brim)/u);
  });

  it('says what is denied though its words stand elsewhere, and letters that look like a pronoun', () => {
    const text = all(
      writeFromNotes(
        'Body Lotion 250 ml, Foldable Plug',
        'Pump bottle of recycled PET, pump is not recyclable. Fig scent. Vegan.\nPlug: US, foldable',
      ),
    );
    expect(text).toContain('pump is not recyclable');
    expect(text).toMatch(/\bUS\b/u);
  });

  it('keeps a guarantee with its term under its name', () => {
    const text = all(writeFromNotes('Steel Arm', 'Steel arm. Weight 2 kg. 90 day guarantee. Holds 5 kg.'));
    expect(text).toContain('90-day guarantee');
  });

  it('parts a measure of the title from what it does not measure', () => {
    expect(writeFromNotes('Hose Reel 20 m Auto Rewind', 'Steel bracket.').title).toContain('20 m, Auto Rewind');
    expect(writeFromNotes('Kayak 120 kg Payload', 'Steel bracket.').title).toContain('120 kg Payload');
  });

  it('keeps a short fact whose words are all in the title', () => {
    const text = all(writeFromNotes('Tripod Camera Bag', 'Canvas bag. No camera. No tripod. Up to 6 kg. Two straps.'));
    expect(text).toMatch(/no camera/iu);
    expect(text).toMatch(/no tripod/iu);
    expect(text).toContain('6 kg');
  });
});
