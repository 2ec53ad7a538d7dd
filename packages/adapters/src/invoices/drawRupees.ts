const AMOUNT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Writes an amount that ends at `right`, as ₹1,649.00. The standard fonts of PDF have no rupee sign, so it is drawn; to
 * a reader that copies or reads aloud it is the character.
 */
export function drawRupees(page: PDFKit.PDFDocument, minor: number, right: number, top: number): void {
  const text = AMOUNT.format(minor / 100);
  const left = right - page.widthOfString(text);
  // `actual` is the text behind the drawing (ISO 32000, 14.9.4); the types lack it.
  page.markContent('Span', { actual: '₹' } as PDFKit.Mixins.MarkingOptions);
  const [x, y] = [left - 9, top + 1];
  page.lineWidth(0.9).strokeColor('black');
  page
    .moveTo(x, y)
    .lineTo(x + 6.5, y)
    .stroke();
  page
    .moveTo(x, y + 2.4)
    .lineTo(x + 6.5, y + 2.4)
    .stroke();
  page
    .moveTo(x, y)
    .lineTo(x + 2, y)
    .bezierCurveTo(x + 5.6, y, x + 5.6, y + 4.8, x + 2, y + 4.8)
    .lineTo(x, y + 4.8)
    .stroke();
  page
    .moveTo(x + 0.6, y + 4.8)
    .lineTo(x + 5, y + 8.6)
    .stroke();
  page.endMarkedContent();
  page.text(text, left, top, { lineBreak: false });
}
