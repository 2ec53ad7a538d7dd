import { describe, expect, it } from '@jest/globals';
import type { CliContext } from '../CliContext.js';
import { idOf } from './idOf.js';

const ONE = '01920000-0000-7000-8000-00000000000a';
const TWO = '01920000-0000-7000-8000-00000000000b';
const OTHER = '0193ffff-0000-7000-8000-00000000000c';

interface Page {
  readonly ids: readonly string[];
  readonly next: string | null;
}
type Reply = (page: Page) => object;
type Call = (input?: { readonly query?: { readonly cursor?: string } }) => Promise<object>;

/** A server with three objects of one kind; its list comes in two pages where it is read by cursor. */
function contextWith(area: string, name: string, reply: Reply): CliContext {
  const answer: Call = async (input) =>
    input?.query === undefined
      ? reply({ ids: [ONE, TWO, OTHER], next: null })
      : input.query.cursor === undefined
        ? reply({ ids: [ONE, TWO], next: 'second' })
        : reply({ ids: [OTHER], next: null });
  return { client: { [area]: { [name]: answer } } } as unknown as CliContext;
}

const withIds =
  (field: string): Reply =>
  (page) => ({
    [field]: page.ids.map((id) => ({ id })),
    next_cursor: page.next,
  });

/** Of each kind the call that lists them, and its reply. */
const KINDS: Readonly<Record<keyof typeof idOf, readonly [area: string, name: string, reply: Reply]>> = {
  listing: ['listings', 'list', withIds('listings')],
  product: ['products', 'list', withIds('products')],
  photo: ['products', 'read', ({ ids }) => ({ product: { photos: ids.map((id) => ({ id })) } })],
  job: ['bulk', 'list', ({ ids, next }) => ({ batches: ids.map((id) => ({ batch_id: id })), next_cursor: next })],
  invoice: ['billing', 'invoices', withIds('invoices')],
  apiKey: ['accounts', 'apiKeys', withIds('api_keys')],
  session: ['accounts', 'sessions', withIds('sessions')],
  customer: ['admin', 'customers', withIds('customers')],
  payment: ['admin', 'payments', withIds('payments')],
};

describe.each(Object.entries(KINDS))('the beginning of the id of a %s', (kind, [area, name, reply]) => {
  const context = contextWith(area, name, reply);
  const resolve = (named: string) =>
    kind === 'photo'
      ? idOf.photo(named, ONE, context)
      : idOf[kind as Exclude<keyof typeof idOf, 'photo'>](named, context);

  it('is the id where no other begins so, also one of a later page', async () => {
    expect(await resolve('0193')).toBe(OTHER);
    expect(await resolve('0193FFFF-')).toBe(OTHER);
    expect(await resolve('0193…')).toBe(OTHER);
    expect(await resolve(TWO)).toBe(TWO);
  });

  it('is refused where several begin so, with their ids, or none does', async () => {
    await expect(resolve('0192')).rejects.toMatchObject({
      code: 'id_ambiguous',
      message: expect.stringContaining(`2 ids start with 0192: ${ONE}, ${TWO}.`),
    });
    await expect(resolve('0194')).rejects.toMatchObject({ code: 'id_not_found' });
  });
});
