/** A blog post. */
export interface Post {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly readTime: string;
  readonly category: string;
  readonly html: string;
  /** Its headings, for the table of contents. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}
