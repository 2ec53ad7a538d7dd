import type { Proof, Review } from '@listwright/domain/listings';

/** Records of one kind: the names once, and a row of values each. `null` marks an absent value. */
interface Packed {
  readonly names: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/**
 * A review as one text. Most of a stored listing is its review, lists of many small records: without their names it is a
 * third shorter, and as a text PostgreSQL need not take it apart, which was the larger part of saving a listing.
 */
export function packReview({ findings, claims, proof, score, keywords }: Review): string {
  return JSON.stringify({
    findings: packed(findings),
    claims: packed(claims),
    proof,
    score: { ...score, checks: packed(score.checks) },
    keywords: { ...keywords, placements: packed(keywords.placements) },
  });
}

/** A review of before statements were checked against facts: its claims are of another kind and there is no proof. */
export type UnprovenReview = Omit<Review, 'claims' | 'proof'> & { readonly proof?: undefined };

/** The review of a `packReview` text, which may be an old one. */
export function unpackReview(text: string): Review | UnprovenReview {
  const { findings, claims, proof, score, keywords } = JSON.parse(text) as PackedReview;
  const review = {
    findings: unpacked(findings) as Review['findings'],
    score: { ...score, checks: unpacked(score.checks) as Review['score']['checks'] },
    keywords: { ...keywords, placements: unpacked(keywords.placements) as Review['keywords']['placements'] },
  };
  return proof === undefined ? review : { ...review, claims: unpacked(claims) as Review['claims'], proof };
}

interface PackedReview {
  readonly findings: Packed;
  readonly claims: Packed;
  readonly proof?: Proof;
  readonly score: Omit<Review['score'], 'checks'> & { readonly checks: Packed };
  readonly keywords: Omit<Review['keywords'], 'placements'> & { readonly placements: Packed };
}

function packed(records: readonly object[]): Packed {
  const names: string[] = [];
  return { names, rows: records.map((record) => rowOf(record as Readonly<Record<string, unknown>>, names)) };
}

/** Adds the names that the record is the first to have. */
function rowOf(record: Readonly<Record<string, unknown>>, names: string[]): unknown[] {
  const row: unknown[] = [];
  let next = 0;
  for (const name of Object.keys(record)) {
    // Records of one kind have their names in one order, so most need not be looked for.
    const known = names[next] === name ? next : names.indexOf(name);
    const place = known === -1 ? names.push(name) - 1 : known;
    while (row.length < place) row.push(null);
    row[place] = record[name];
    next = place + 1;
  }
  return row;
}

function unpacked({ names, rows }: Packed): unknown[] {
  return rows.map((row) =>
    Object.fromEntries(row.flatMap((value, place) => (value === null ? [] : [[names[place], value]]))),
  );
}
