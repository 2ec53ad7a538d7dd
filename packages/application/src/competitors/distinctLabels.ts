const LONGEST = 40;

interface Labelled {
  readonly label: string;
  readonly title: string;
}

/** Products of one brand are distinguished by the starts of their titles, and those of one title by numbers. */
export function distinctLabels<Product extends Labelled>(products: readonly Product[]): readonly Product[] {
  const named = products.map((one) =>
    isShared(one.label, products) && one.title !== '' ? { ...one, label: startOf(one.title) } : one,
  );
  return named.map((one, at) => {
    if (!isShared(one.label, named)) return one;
    const before = named.slice(0, at).filter(({ label }) => label === one.label).length;
    return { ...one, label: `${one.label} (${before + 1})` };
  });
}

const isShared = (label: string, all: readonly Labelled[]): boolean =>
  all.filter((other) => other.label === label).length > 1;

/** Whole words, as many as fit. */
const startOf = (title: string): string =>
  title.length <= LONGEST ? title : (/^.{1,40}(?=\s)/u.exec(title)?.[0] ?? title.slice(0, LONGEST));
