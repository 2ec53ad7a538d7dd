/** The operator's own words on the public site. An empty list leaves its section out. */
export interface Branding {
  readonly public_site: boolean;
  readonly support_email: string;
  readonly sales_email: string;
  readonly promises: readonly string[];
  readonly stats: readonly { readonly value: string; readonly label: string }[];
  readonly testimonials: readonly { readonly quote: string; readonly name: string; readonly role: string }[];
  readonly links: readonly { readonly label: string; readonly href: string }[];
}
